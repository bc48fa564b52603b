import { expect } from 'vitest';
import type { EscrowCommand } from '../../../server/src/domain/aggregate.js';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import { loadEscrowByReference } from '../../../server/src/features/checkouts/load.js';
import { subjectOf } from '../../../server/src/pipeline/admit.js';
import { accountTime, systemContext } from '../../../server/src/pipeline/context.js';
import { execute } from '../../../server/src/pipeline/execute.js';
import type { Answer, CallOptions, Service } from '../../harness/service.js';
import type { TestEscrow } from '../../harness/test-escrow.js';

/** Opens a dispute and returns its id. */
export async function disputed(checkout: TestEscrow, body: Record<string, unknown> = {}): Promise<string> {
  const opened = await checkout.post('dispute', { reason: 'damaged', ...body });
  expect([opened.status, opened.body.status]).toEqual([200, 'disputed']);
  return opened.body.dispute.id;
}

/** One call about a dispute. */
export function askDispute(
  service: Service,
  id: string,
  action: 'evidence' | 'withdraw' | 'concede',
  body: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<Answer> {
  return service.call('POST', `/disputes/${id}/${action}`, { body, ...options });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
export async function readDispute(service: Service, id: string): Promise<any> {
  const answer = await service.call('GET', `/disputes/${id}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Returns the newest timeline entry of a type with its actor and the side it acted for. */
export async function newestEntry(checkout: TestEscrow, type: string) {
  const { entries } = await checkout.read('/timeline');
  const entry = entries.findLast((one: { type: string }) => one.type === type);
  const { actor, via, data, summary } = entry;
  return { actor, via, onBehalfOf: data.on_behalf_of, summary };
}

/** Withdraws the dispute as the buyer, with the command of the checkout page. */
export function withdrawAsBuyer(service: Service, escrow: TestEscrow): Promise<void> {
  return actAsBuyer(service, escrow, { command: 'withdraw', side: 'buyer' });
}

/** Says that the dispute is solved, as the buyer does on the checkout page. */
export function saySolved(service: Service, escrow: TestEscrow, text: string): Promise<void> {
  return actAsBuyer(service, escrow, { command: 'report_solved', text });
}

async function actAsBuyer(
  service: Service,
  { reference }: TestEscrow,
  command: EscrowCommand,
): Promise<void> {
  const { accountId, deps } = service;
  const { services } = deps;
  const time = await accountTime(services, accountId, 'test');
  const actor = { kind: 'buyer', via: 'page' } as const;
  const context = systemContext(services, time, `suite:${services.newId()}`, actor);
  const outcome = await execute(services, {
    subject: subjectOf(() => loadEscrowByReference(services.store, accountId, 'test', reference)),
    command: { decide: (escrow) => decideEscrow(escrow, command, context) },
    context,
  });
  expect(outcome).toMatchObject({ kind: 'changed' });
}
