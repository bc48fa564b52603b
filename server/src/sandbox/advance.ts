import type { AdvancedClock, AdvanceInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { iso } from '../features/checkouts/present.js';
import { orThrow } from '../http/problem.js';
import { fieldProblem } from '../http/validation.js';
import type { PartnerCommand } from '../pipeline/at-partner.js';
import type { Services } from '../services.js';
import { type HeldClock, withClock } from './test-clock.js';

/**
 * Advances the test clock. The target is stored under the key once the clock is held and before it moves, so
 * that a repeat, even after a crash, advances to the same time instead of moving it twice.
 */
export function advanceCommand(
  services: Services,
  accountId: string,
  { hours, minutes }: z.output<typeof AdvanceInput>,
): PartnerCommand<unknown, z.input<typeof AdvancedClock>> {
  if (hours === undefined && minutes === undefined) {
    throw fieldProblem('/hours', 'or `minutes` is required', 'required');
  }
  const byMs = (hours ?? 0) * 3_600_000 + (minutes ?? 0) * 60_000;
  let clock: HeldClock;
  return {
    hold: (run) =>
      withClock(services, accountId, (held) => {
        clock = held;
        return run();
      }),
    intend: async () => String((await clock.now()) + byMs),
    act: async (_, { intention }) => {
      const { now, ran, pending } = orThrow(await clock.advanceTo(Number(intention)));
      const items = ran.map(({ kind, subject, at }) => ({ kind, subject, at: iso(at) }));
      return { body: { now: iso(now), ran: items, pending }, isPending: pending };
    },
  };
}
