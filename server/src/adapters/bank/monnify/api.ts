import { PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerCall, PartnerClient } from '../http/client.js';
import { plainText } from '../http/plain-text.js';
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
  ) {
    this.#deadlineAt = client.deadline();
  }

  /**
   * Sends a call with a token. A token that Monnify no longer takes is renewed once: a call that it was
   * refused for had no effect.
   *
   * @throws PartnerUnavailable unless Monnify accepts it or refuses it for its content
   */
  async send(call: PartnerCall): Promise<Reply> {
    const token = await this.token.get(this.#deadlineAt);
    const first = await this.#sendWith(token, call);
    if (first.status !== 401) return readReply(call, first);
    this.token.drop(token);
    const renewed = await this.token.get(this.#deadlineAt);
    return readReply(call, await this.#sendWith(renewed, call));
  }

  /** Sends a call that has no refusal of its own; returns `responseBody`. */
  async read(call: PartnerCall): Promise<unknown> {
    return accepted(await this.send(call)).body;
  }

  async #sendWith(token: string, call: PartnerCall): Promise<Answered> {
    const headers = { authorization: `Bearer ${token}` };
    const outcome = await this.client.send({ ...call, headers }, this.#deadlineAt);
    if (outcome.kind === 'answered') return outcome;
    const sent = outcome.kind === 'not_sent' ? 'nothing was sent' : 'it may have had its effect';
    throw new PartnerUnavailable(`Monnify did not answer ${call.operation}, ${sent}: ${outcome.reason}`);
  }
}

interface Answered {
  status: number;
  json: unknown;
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

/** Reads the envelope, which says whether the call worked. A gateway answers without one. */
function readReply(call: PartnerCall, { status, json }: Answered): Reply {
  const envelope = AnswerReader.of(json, 'answer');
  const message = envelope.optionalText('responseMessage') ?? '';
  if (status < 300 && envelope.isTrue('requestSuccessful')) {
    const { responseBody } = json as { responseBody?: unknown };
    return { isRefused: false, body: responseBody };
  }
  const isAboutUs = [401, 403, 429].includes(status);
  if (isAboutUs || !envelope.isFalse('requestSuccessful')) {
    const said = `${status} ${plainText(message)}`;
    throw new PartnerUnavailable(`Monnify did not take ${call.operation} up: ${said}`);
  }
  return { isRefused: true, status, code: envelope.optionalId('responseCode'), message };
}
