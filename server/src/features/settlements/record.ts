import { selectBy } from '../../adapters/store/row-statements.js';
import type { PartnerSettlement } from '../../domain/records.js';
import { isSameSettlement, type ReportedSettlement, settlementChange } from '../../domain/settlement.js';
import { subjectOf } from '../../pipeline/admit.js';
import { accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';

/** `differs`: another amount or direction is recorded under the id; nothing is changed. */
export type SettlementOutcome = 'recorded' | 'known' | 'differs';

/** Records a settlement, once for each id of the partner's. */
export async function recordSettlement(
  services: Services,
  reported: ReportedSettlement,
): Promise<SettlementOutcome> {
  const { partner, mode, partnerSettlementId } = reported;
  const time = await accountTime(services, null, mode);
  const changeId = `settlement:${partner}:${mode}:${partnerSettlementId}`;
  const actor = { kind: 'partner', via: 'job' } as const;
  const outcome = await execute(services, {
    subject: subjectOf(async () => ({ known: await services.store.one(findSettlement, reported) })),
    command: {
      decide: ({ known }: { known: PartnerSettlement | undefined }, context) => {
        if (known === undefined)
          return { kind: 'change', change: settlementChange(reported, context), after: 'recorded' as const };
        return { kind: 'repeat', after: isSameSettlement(known, reported) ? 'known' : 'differs' } as const;
      },
    },
    context: systemContext(services, time, changeId, actor),
  });
  if (isRefusal(outcome)) throw new Error(`The settlement ${partnerSettlementId} keeps changing`);
  return outcome.after;
}

export const findSettlement = selectBy('partner_settlement.find', 'partner_settlement', [
  'partner',
  'mode',
  'partnerSettlementId',
]);
