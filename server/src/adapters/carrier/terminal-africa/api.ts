import type { PartnerClient } from '../../bank/http/client.js';
import { CarrierSession, type Envelope } from '../common/session.js';

/** The status in the body says whether a call worked: what is created is answered with 200, too. */
const envelope: Envelope = {
  aggregator: 'Terminal Africa',
  isAccepted: (answer) => answer.isTrue('status'),
  isRefused: (answer) => answer.isFalse('status'),
  sentenceOf: (answer) => answer.optionalText('message') ?? '',
};

/** A call of the port at Terminal Africa. */
export class TerminalSession extends CarrierSession {
  constructor(client: PartnerClient) {
    super(client, envelope);
  }
}
