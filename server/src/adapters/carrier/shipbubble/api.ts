import type { AnswerReader } from '../../bank/http/answer-reader.js';
import type { PartnerClient } from '../../bank/http/client.js';
import { CarrierSession, type Envelope } from '../common/session.js';

const envelope: Envelope = {
  aggregator: 'Shipbubble',
  isAccepted: (answer) => answer.optionalText('status') === 'success',
  isRefused: (answer) => answer.optionalText('status') === 'failed',
  sentenceOf: (answer) =>
    [answer.optionalText('message') ?? '', ...errorsOf(answer)].filter((part) => part !== '').join(': '),
};

/** A call of the port at Shipbubble. */
export class ShipbubbleSession extends CarrierSession {
  constructor(client: PartnerClient) {
    super(client, envelope);
  }
}

/** What is wrong with each field, which the message alone does not say. */
function errorsOf(answer: AnswerReader): string[] {
  const errors = answer.optionalTexts('errors');
  return errors.length === 0 ? [] : [errors.join(', ')];
}
