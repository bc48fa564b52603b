import { payeeFate } from '../payees.js';
import type { FakeMonnify } from './monnify.js';
import type { Transfer } from './records.js';

const stepMs = 2_000;

/**
 * Does what is due when nobody else does: ends transfers as the payee's last digit says, pays refunds, and
 * sends notifications again. Errors are for the caller.
 */
export async function stepAutopilot({ clock, control, notifier }: FakeMonnify): Promise<void> {
  const isOld = ({ updatedAt }: { updatedAt: number }) => clock.now() - updatedAt >= stepMs;
  for (const transfer of control.business.transfers.filter(isOld)) stepTransfer(transfer);
  for (const { reference, status } of control.business.refunds.filter(isOld)) {
    if (status === 'IN_PROGRESS') control.moveRefund(reference, 'COMPLETED');
  }
  await notifier.deliverDue();

  function stepTransfer({ reference, accountNumber, status }: Transfer): void {
    const fate = payeeFate(accountNumber);
    if (status === 'SUCCESS' && fate === 'reverses') control.settleTransfer(reference, 'REVERSED');
    if (status !== 'PENDING' || fate === 'waits') return;
    control.settleTransfer(reference, fate === 'fails' ? 'FAILED' : 'SUCCESS');
  }
}
