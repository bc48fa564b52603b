import { expect, it } from 'vitest';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { readShipment } from './shipment-status.js';

it.each([
  ['naira', { shipment_cost: 2500.5, shipment_cost_currency: 'NGN' }, 250_050],
  ['an amount without a currency', { shipment_cost: 2500 }, 250_000],
  ['another currency', { shipment_cost: 2500, shipment_cost_currency: 'USD' }, null],
  ['nothing', { shipment_cost: 0, shipment_cost_currency: 'NGN' }, null],
  ['no amount', {}, null],
])('the cost of a shipment is read from %s', (_from, fields, cost) => {
  const answer = { shipment_id: 'SH-1', status: 'confirmed', ...fields };
  expect(readShipment(AnswerReader.of(answer, 'data')).cost).toBe(cost);
});
