import { formatKobo } from '../money.js';
import type { Column, View } from './columns.js';
import { renderPairs, renderRows } from './columns.js';

interface RateAnswer {
  rate_id: string;
  carrier: string;
  service: string;
  amount: number;
  pickup_time: string | null;
  delivery_time: string | null;
  expires_at: string;
}

export interface RatesAnswer {
  rates: readonly RateAnswer[];
  pickup_address_id: string;
  delivery_address_id: string;
  parcel_id: string;
  unanswered: readonly string[];
}

const rateColumns: readonly Column<RateAnswer>[] = [
  { title: 'rate', text: ({ rate_id }) => rate_id },
  { title: 'carrier', text: ({ carrier }) => carrier },
  { title: 'service', text: ({ service }) => service },
  { title: 'amount', text: ({ amount }) => formatKobo(amount), raw: ({ amount }) => String(amount) },
  { title: 'pickup', text: ({ pickup_time }) => pickup_time ?? '' },
  { title: 'delivery', text: ({ delivery_time }) => delivery_time ?? '' },
  { title: 'until', text: ({ expires_at }) => expires_at },
];

/** Prints the rates as a list, and below it what attach takes besides one of them. */
export const renderRates: View = (answer, { terminal, paint }) => {
  const { rates, unanswered, pickup_address_id, delivery_address_id, parcel_id } = answer as RatesAnswer;
  const list = renderRows(rates, rateColumns, terminal, paint);
  if (terminal === false) return list;
  const ids = renderPairs(
    [
      ['pickup address', pickup_address_id],
      ['delivery address', delivery_address_id],
      ['parcel', parcel_id],
      ['no response from', unanswered.join(', ')],
    ],
    paint,
  );
  return `${list}\n\n${ids}`;
};
