import { PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerCall, PartnerClient } from '../http/client.js';
import { plainText } from '../http/plain-text.js';
import { type DefiniteCode, paystackRefusalCodes } from './refusal-codes.js';

/** A refusal as Paystack words it. Older paths say no code. */
export interface Refusal {
  isRefused: true;
  status: number;
  code: string | null;
  message: string;
}

/** An accepted call. */
export interface Accepted {
  isRefused: false;
  data: unknown;
  meta: AnswerReader;
}

export type Reply = Accepted | Refusal;

/** One call of the port: all its HTTP calls share a deadline. */
export class PaystackSession {
  readonly #deadlineAt: number;

  constructor(private readonly client: PartnerClient) {
    this.#deadlineAt = client.deadline();
  }

  /**
   * Sends a call.
   *
   * @throws PartnerUnavailable unless Paystack accepts it or refuses it for its content
   */
  async send(call: PartnerCall): Promise<Reply> {
    const outcome = await this.client.send(call, this.#deadlineAt);
    if (outcome.kind !== 'answered') {
      const sent = outcome.kind === 'not_sent' ? 'nothing was sent' : 'it may have had its effect';
      throw new PartnerUnavailable(`Paystack did not answer ${call.operation}, ${sent}: ${outcome.reason}`);
    }
    return readReply(call, outcome.status, outcome.json);
  }

  /** Sends a call that has no refusal of its own; returns `data`. */
  async read(call: PartnerCall): Promise<unknown> {
    return accepted(await this.send(call)).data;
  }
}

/** @throws PartnerRefused for a refusal, whose code is no definite one */
export function accepted(reply: Reply): Accepted {
  if (reply.isRefused) throw refused(reply, null);
  return reply;
}

/**
 * Returns a refusal as the port's error. Without a definite code it has Paystack's own, which never counts as
 * definite.
 */
export function refused({ status, code, message }: Refusal, definite: DefiniteCode | null): PartnerRefused {
  const isTaken = (paystackRefusalCodes as readonly (string | null)[]).includes(code);
  const indefinite = code === null || isTaken ? `status_${status}` : code;
  return new PartnerRefused(`Paystack refused the call: ${plainText(message)}`, definite ?? indefinite);
}

/**
 * Reads the envelope. `status` in it says whether the call worked, and nothing about the payment or the
 * transfer. A wrong key is answered with 401, and in places with 400.
 */
function readReply(call: PartnerCall, status: number, json: unknown): Reply {
  const envelope = AnswerReader.of(json, 'answer');
  const message = envelope.optionalText('message') ?? '';
  if (status < 300 && envelope.isTrue('status')) {
    const { data } = json as { data?: unknown };
    return { isRefused: false, data, meta: envelope.optionalObject('meta') };
  }
  const isAboutUs = [401, 403, 429].includes(status) || /^invalid key\b/i.test(message);
  if (status < 400 || !envelope.isFalse('status') || isAboutUs) {
    const said = `${status} ${plainText(message)}`;
    throw new PartnerUnavailable(`Paystack did not take ${call.operation} up: ${said}`);
  }
  return { isRefused: true, status, code: envelope.optionalText('code'), message };
}
