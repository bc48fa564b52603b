import { expect } from 'vitest';
import { payout } from './seller-inputs.js';
import { type Answer, initiateBody, keyHeader, type Service, segment } from './service.js';

export { payout, proof } from './seller-inputs.js';

/** One escrow, with the API calls on it. */
export class TestEscrow {
  readonly reference: string;

  private constructor(
    private readonly service: Service,
    private readonly body: Record<string, unknown> & { reference: string },
  ) {
    this.reference = body.reference;
  }

  static async open(service: Service, fields: Record<string, unknown> = {}): Promise<TestEscrow> {
    const escrow = new TestEscrow(service, initiateBody(fields));
    expect((await escrow.initiate()).status).toBe(200);
    return escrow;
  }

  /** Opens one, pays it, and lets the seller accept with a bank account. */
  static async funded(service: Service, fields: Record<string, unknown> = {}): Promise<TestEscrow> {
    const escrow = await TestEscrow.open(service, fields);
    expect((await escrow.fund()).body.status).toBe('funded');
    expect((await escrow.post('accept', { payout })).status).toBe(200);
    return escrow;
  }

  initiate(fields: Record<string, unknown> = {}): Promise<Answer> {
    return this.service.call('POST', '/escrow/initiate', { body: { ...this.body, ...fields } });
  }

  fund(body: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.service.call('POST', `/sandbox/escrow/${segment(this.reference)}/fund`, { body, headers });
  }

  post(action: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.service.call('POST', `/escrow/${segment(this.reference)}/${action}`, { body, headers });
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
  async read(part = ''): Promise<any> {
    const answer = await this.service.call('GET', `/escrow/${segment(this.reference)}${part}`);
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

/** Advances the account's test clock; all jobs due by then have run when it returns. */
export async function advance(service: Service, time: { hours?: number; minutes?: number }): Promise<Answer> {
  const answer = await service.call('POST', '/sandbox/clock/advance', { body: time, headers: keyHeader() });
  expect(answer.status).toBe(200);
  return answer;
}
