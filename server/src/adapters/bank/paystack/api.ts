import {
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  type PostponedReason,
} from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerCall, PartnerClient, PartnerOutcome } from '../http/client.js';
import { plainText } from '../http/plain-text.js';
import { reasonOfStatus, unanswered } from '../http/postponed.js';
import { type DefiniteCode, paystackRefusalCodes } from './refusal-codes.js';
import { isFloatMissing } from './refusals.js';

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
    return replyOf(call, await this.client.send(call, this.#deadlineAt));
  }

  /**
   * Sends the call that moves money.
   *
   * @throws PartnerPostponed if it certainly had no effect
   */
  async move(call: Omit<PartnerCall, 'priority' | 'method'>): Promise<Reply> {
    const moving = { ...call, method: 'POST', priority: 'money' } as const;
    const outcome = await this.client.send(moving, this.#deadlineAt);
    const reason = postponedReasonOf(outcome);
    if (reason !== null) throw new PartnerPostponed(notTakenUp(moving, outcome), reason);
    const reply = replyOf(moving, outcome);
    if (reply.isRefused && isFloatMissing(reply)) {
      throw new PartnerPostponed(`Paystack has too little for ${call.operation}`, 'float');
    }
    return reply;
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
  const indefinite = code === null || isDefinite(code) ? `status_${status}` : code;
  return new PartnerRefused(`Paystack refused the call: ${plainText(message)}`, definite ?? indefinite);
}

function isDefinite(code: string | null): boolean {
  return (paystackRefusalCodes as readonly (string | null)[]).includes(code);
}

type Envelope = Pick<Refusal, 'status' | 'message'> & { json: unknown; envelope: AnswerReader };

function envelopeOf({ status, json }: Extract<PartnerOutcome, { kind: 'answered' }>): Envelope {
  const envelope = AnswerReader.of(json, 'answer');
  return { status, json, envelope, message: envelope.optionalText('message') ?? '' };
}

/** A wrong key is answered with 401, and in places with 400. */
function aboutUs({ status, message }: Envelope): PostponedReason | null {
  return /^invalid key\b/i.test(message) ? 'not_permitted' : reasonOfStatus(status);
}

/** Returns why a call certainly had no effect, or null. */
function postponedReasonOf(outcome: PartnerOutcome): PostponedReason | null {
  if (outcome.kind !== 'answered') return outcome.kind === 'not_sent' ? 'not_sent' : null;
  const answer = envelopeOf(outcome);
  return answer.envelope.isFalse('status') ? aboutUs(answer) : null;
}

function notTakenUp({ operation }: PartnerCall, outcome: PartnerOutcome): string {
  if (outcome.kind === 'answered') {
    const { status, message } = envelopeOf(outcome);
    return `Paystack did not take ${operation} up: ${status} ${plainText(message)}`;
  }
  return unanswered('Paystack', operation, outcome);
}

/**
 * Reads the envelope. `status` in it says whether the call worked, and nothing about the payment or the
 * transfer.
 */
function replyOf(call: PartnerCall, outcome: PartnerOutcome): Reply {
  if (outcome.kind !== 'answered') throw new PartnerUnavailable(notTakenUp(call, outcome));
  const answer = envelopeOf(outcome);
  const { status, json, envelope, message } = answer;
  if (status < 300 && envelope.isTrue('status')) {
    const { data } = json as { data?: unknown };
    return { isRefused: false, data, meta: envelope.optionalObject('meta') };
  }
  if (status < 400 || !envelope.isFalse('status') || aboutUs(answer) !== null) {
    throw new PartnerUnavailable(notTakenUp(call, outcome));
  }
  return { isRefused: true, status, code: envelope.optionalText('code'), message };
}
