import type { Context } from '../../server/src/domain/aggregate.js';
import type { Services } from '../../server/src/services.js';

/** The context of a decision that an operator makes, so long after the time of the services. */
export function operatorContext(
  { newId, policy, clock }: Pick<Services, 'newId' | 'policy' | 'clock'>,
  aheadMs: number,
): Context {
  return {
    now: clock.now() + aheadMs,
    clockOffsetMs: 0,
    changeId: newId(),
    actor: { kind: 'operator', via: 'command' },
    author: 'operator:ada',
    newId,
    policy,
  };
}
