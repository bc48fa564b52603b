import { CarrierSilent, CarrierUnavailable } from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import type { PartnerCall, PartnerClient, PartnerOutcome } from '../../bank/http/client.js';
import { plainText } from '../../bank/http/plain-text.js';
import { reasonOfStatus, unanswered } from '../../bank/http/postponed.js';

/** A refusal: aggregators say no code, only a sentence. */
export interface Refusal {
  isRefused: true;
  status: number;
  message: string;
}

export type Reply = { isRefused: false; data: unknown } | Refusal;

/** How an aggregator's answers say whether a call worked. */
export interface Envelope {
  aggregator: string;
  isAccepted(envelope: AnswerReader): boolean;
  isRefused(envelope: AnswerReader): boolean;
  sentenceOf(envelope: AnswerReader): string;
}

/** The call certainly had no effect: nothing was sent, or our key or our rate was refused. */
export class WithoutEffect extends CarrierSilent {}

const messageMax = 500;

/** One call of the port: all its HTTP calls share a deadline. */
export class CarrierSession {
  readonly #deadlineAt: number;

  constructor(
    private readonly client: PartnerClient,
    private readonly envelope: Envelope,
  ) {
    this.#deadlineAt = client.deadline();
  }

  /**
   * Sends a call.
   *
   * @throws CarrierUnavailable unless the aggregator accepts it or refuses it for its content
   */
  async send(call: PartnerCall): Promise<Reply> {
    return replyOf(this.envelope, call, await this.client.send(call, this.#deadlineAt));
  }

  /** Sends a call that has no refusal of its own; returns `data`. */
  async read(call: PartnerCall): Promise<AnswerReader> {
    return AnswerReader.of(await this.#accepted(call), 'data');
  }

  /** Sends a call that has no refusal of its own; returns the items of `data`. */
  async list(call: PartnerCall): Promise<AnswerReader[]> {
    return AnswerReader.listOf(await this.#accepted(call), 'data');
  }

  async #accepted(call: PartnerCall): Promise<unknown> {
    const reply = await this.send(call);
    if (reply.isRefused) throw this.unexpected(call, reply);
    return reply.data;
  }

  /** Says that a call was refused for what nobody here foresaw, so that it decides nothing. */
  unexpected(call: Pick<PartnerCall, 'operation'>, refusal: Refusal): CarrierUnavailable {
    return new CarrierUnavailable(sentenceOf(this.envelope, call, refusal));
  }
}

function replyOf(envelope: Envelope, call: PartnerCall, outcome: PartnerOutcome): Reply {
  if (outcome.kind !== 'answered') {
    const sentence = unanswered(envelope.aggregator, call.operation, outcome);
    throw outcome.kind === 'not_sent' ? new WithoutEffect(sentence) : new CarrierSilent(sentence);
  }
  const { status, json } = outcome;
  const answer = AnswerReader.of(json, 'answer');
  if (status < 300 && envelope.isAccepted(answer)) {
    return { isRefused: false, data: (json as { data?: unknown }).data };
  }
  const message = envelope.sentenceOf(answer).slice(0, messageMax);
  const refusal: Refusal = { isRefused: true, status, message };
  const isAboutUs = reasonOfStatus(status) !== null;
  if (isAboutUs) throw new WithoutEffect(sentenceOf(envelope, call, refusal));
  if (status < 400 || !envelope.isRefused(answer)) {
    throw new CarrierUnavailable(sentenceOf(envelope, call, refusal));
  }
  return refusal;
}

function sentenceOf(
  { aggregator }: Envelope,
  { operation }: Pick<PartnerCall, 'operation'>,
  { status, message }: Refusal,
): string {
  return `${aggregator} refused ${operation}: ${status} ${plainText(message)}`;
}
