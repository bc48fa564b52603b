import {
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  type PostponedReason,
} from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerCall, PartnerClient, PartnerOutcome } from '../http/client.js';
import { plainText } from '../http/plain-text.js';
import { beforeMoving, reasonOfStatus, unanswered } from '../http/postponed.js';
import type { AccessToken } from './access-token.js';
import { type DefiniteCode, monnifyRefusalCodes } from './refusal-codes.js';

/** A refusal as Monnify words it, which may come with the status 200. */
export interface Refusal {
  isRefused: true;
  status: number;
  code: string | null;
  message: string;
}

/** An accepted call. */
export interface Accepted {
  isRefused: false;
  body: unknown;
}

export type Reply = Accepted | Refusal;

/** One call of the port: all its HTTP calls share a deadline. */
export class MonnifySession {
  readonly #deadlineAt: number;

  constructor(
    private readonly client: PartnerClient,
    private readonly token: AccessToken,
    shareOfTime = 1,
  ) {
    this.#deadlineAt = client.deadline(shareOfTime);
  }

  /**
   * Sends a call.
   *
   * @throws PartnerUnavailable unless Monnify accepts it or refuses it for its content
   */
  async send(call: PartnerCall): Promise<Reply> {
    return replyOf(call, await this.#exchange(call, () => this.#getToken()));
  }

  /**
   * Sends the call that moves money.
   *
   * @throws PartnerPostponed if it certainly had no effect, except for a wallet that is short: Monnify says
   * that with a code that it has for most refusals
   */
  async move(call: Omit<PartnerCall, 'priority' | 'method'>): Promise<Reply> {
    const moving = { ...call, method: 'POST', priority: 'money' } as const;
    const outcome = await this.#exchange(moving, () => beforeMoving(monnifyRefusalCodes, this.#getToken()));
    const reason = postponedReasonOf(outcome);
    if (reason !== null) throw new PartnerPostponed(notTakenUp(moving, outcome), reason);
    return replyOf(moving, outcome);
  }

  /** Sends a call that has no refusal of its own; returns `responseBody`. */
  async read(call: PartnerCall): Promise<unknown> {
    return accepted(await this.send(call)).body;
  }

  #getToken(): Promise<string> {
    return this.token.get(this.#deadlineAt);
  }

  /**
   * Sends a call with a token. A token that Monnify no longer takes is renewed once: a call that it was
   * refused for had no effect.
   */
  async #exchange(call: PartnerCall, getToken: () => Promise<string>): Promise<PartnerOutcome> {
    const token = await getToken();
    const first = await this.#sendWith(token, call);
    if (first.kind !== 'answered' || first.status !== 401) return first;
    this.token.drop(token);
    return this.#sendWith(await getToken(), call);
  }

  #sendWith(token: string, call: PartnerCall): Promise<PartnerOutcome> {
    const headers = { authorization: `Bearer ${token}` };
    return this.client.send({ ...call, headers }, this.#deadlineAt);
  }
}

/** @throws PartnerRefused for a refusal, whose code is no definite one */
export function accepted(reply: Reply): Accepted {
  if (reply.isRefused) throw refused(reply, null);
  return reply;
}

/**
 * Returns a refusal as the port's error. Without a definite code it has Monnify's own, which never counts as
 * definite.
 */
export function refused({ status, code, message }: Refusal, definite: DefiniteCode | null): PartnerRefused {
  const isTaken = (monnifyRefusalCodes as readonly (string | null)[]).includes(code);
  const indefinite = code === null || isTaken ? `status_${status}` : code;
  return new PartnerRefused(`Monnify refused the call: ${plainText(message)}`, definite ?? indefinite);
}

type Answered = Extract<PartnerOutcome, { kind: 'answered' }>;

function envelopeOf({ json }: Answered) {
  const envelope = AnswerReader.of(json, 'answer');
  return { envelope, message: envelope.optionalText('responseMessage') ?? '' };
}

/** Returns why a call certainly had no effect, or null. A gateway answers without an envelope. */
function postponedReasonOf(outcome: PartnerOutcome): PostponedReason | null {
  if (outcome.kind !== 'answered') return outcome.kind === 'not_sent' ? 'not_sent' : null;
  return envelopeOf(outcome).envelope.isTrue('requestSuccessful') ? null : reasonOfStatus(outcome.status);
}

function notTakenUp({ operation }: PartnerCall, outcome: PartnerOutcome): string {
  if (outcome.kind !== 'answered') return unanswered('Monnify', operation, outcome);
  const said = `${outcome.status} ${plainText(envelopeOf(outcome).message)}`;
  return `Monnify did not take ${operation} up: ${said}`;
}

/** Reads the envelope, which says whether the call worked. */
function replyOf(call: PartnerCall, outcome: PartnerOutcome): Reply {
  if (outcome.kind !== 'answered') throw new PartnerUnavailable(notTakenUp(call, outcome));
  const { status, json } = outcome;
  const { envelope, message } = envelopeOf(outcome);
  if (status < 300 && envelope.isTrue('requestSuccessful')) {
    const { responseBody } = json as { responseBody?: unknown };
    return { isRefused: false, body: responseBody };
  }
  if (reasonOfStatus(status) !== null || !envelope.isFalse('requestSuccessful')) {
    throw new PartnerUnavailable(notTakenUp(call, outcome));
  }
  return { isRefused: true, status, code: envelope.optionalId('responseCode'), message };
}
