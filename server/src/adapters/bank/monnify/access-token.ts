import { PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerClient } from '../http/client.js';

/** A token is renewed this long before its end, or after half of its life if that is shorter. */
const earlyMs = 5 * 60_000;

/** The access token that every call carries: one for all calls, renewed before its end. */
export class AccessToken {
  #token: string | null = null;
  #validUntil = Number.NEGATIVE_INFINITY;
  #logIn: Promise<string> | null = null;

  constructor(
    private readonly client: PartnerClient,
    /** The value of `authorization` that buys a token. */
    private readonly keys: string,
  ) {}

  /**
   * Returns a token that is still good; calls that need a new one at once share it.
   *
   * @throws PartnerUnavailable if Monnify gives none: whatever was to be sent was not
   */
  async get(deadlineAt: number): Promise<string> {
    if (this.#token !== null && this.client.now() < this.#validUntil) return this.#token;
    this.#logIn ??= this.#renew(deadlineAt).finally(() => {
      this.#logIn = null;
    });
    return this.#logIn;
  }

  /** Forgets a token that Monnify no longer takes, unless another call has renewed it. */
  drop(token: string): void {
    if (this.#token === token) this.#token = null;
  }

  async #renew(deadlineAt: number): Promise<string> {
    const begunAt = this.client.now();
    const call = {
      operation: 'log_in',
      method: 'POST',
      path: '/api/v1/auth/login',
      headers: { authorization: this.keys },
      body: {},
      priority: 'look_up',
    } as const;
    const outcome = await this.client.send(call, deadlineAt);
    if (outcome.kind !== 'answered') throw new PartnerUnavailable(`Monnify gave no token: ${outcome.reason}`);
    const envelope = AnswerReader.of(outcome.json, 'answer');
    if (outcome.status >= 300 || !envelope.isTrue('requestSuccessful')) {
      throw new PartnerUnavailable(`Monnify gave no token: status ${outcome.status}`);
    }
    const body = envelope.object('responseBody');
    const lifeMs = body.wholeNumber('expiresIn') * 1_000;
    this.#token = body.text('accessToken');
    this.#validUntil = begunAt + Math.max(lifeMs - earlyMs, lifeMs / 2);
    return this.#token;
  }
}
