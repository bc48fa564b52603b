import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { type Answer, type Service, segment } from './service.js';

/** A valid body of `POST /charge`, with a new reference; it settles directly. */
export function chargeBody(
  fields: Record<string, unknown> = {},
): Record<string, unknown> & { reference: string } {
  return {
    reference: `CHG-${randomBytes(6).toString('hex')}`,
    amount: 120_000,
    customer_email: 'buyer@example.com',
    return_url: 'https://shop.example.com/thanks',
    escrow: false,
    ...fields,
  };
}

/** Sends `POST /charge`, under a key if one is given. */
export function createCharge(
  service: Service,
  body: Record<string, unknown>,
  key?: string,
  auth?: string,
): Promise<Answer> {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  return service.call('POST', '/charge', { body, headers, ...(auth && { key: auth }) });
}

/** One charge, with the API calls on it. */
export class TestCharge {
  readonly reference: string;

  private constructor(
    private readonly service: Service,
    readonly body: Record<string, unknown> & { reference: string },
  ) {
    this.reference = body.reference;
  }

  static async open(service: Service, fields: Record<string, unknown> = {}): Promise<TestCharge> {
    const charge = new TestCharge(service, chargeBody(fields));
    expect((await charge.create()).status).toBe(200);
    return charge;
  }

  create(fields: Record<string, unknown> = {}, key?: string): Promise<Answer> {
    return createCharge(this.service, { ...this.body, ...fields }, key);
  }

  /** Transfers money into the newest virtual account. */
  async fund(body: Record<string, unknown> = {}): Promise<Answer> {
    const path = `/sandbox/charge/${segment(this.reference)}/fund`;
    const answer = await this.service.call('POST', path, { body });
    expect(answer.status).toBe(200);
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
  async read(part = ''): Promise<any> {
    const answer = await this.service.call('GET', `/charge/${segment(this.reference)}${part}`);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  /** The types of its events so far, in order. */
  async eventTypes(): Promise<string[]> {
    const { entries } = await this.read('/timeline');
    const numbered = entries.filter((entry: { sequence: number | null }) => entry.sequence !== null);
    return numbered.map((entry: { type: string }) => entry.type);
  }
}
