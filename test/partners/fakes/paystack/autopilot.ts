import { payeeFate } from '../payees.js';
import type { FakePaystack } from './paystack.js';
import type { Transfer } from './records.js';

const stepMs = 2_000;

/**
 * Does what is due when nobody else does: ends transfers as the payee's last digit says, pays refunds, and
 * sends notifications again. Errors are for the caller.
 */
export async function stepAutopilot({ clock, control, notifier }: FakePaystack): Promise<void> {
  const isOld = ({ updatedAt }: { updatedAt: number }) => clock.now() - updatedAt >= stepMs;
  for (const transfer of control.business.transfers.filter(isOld)) stepTransfer(transfer);
  for (const { id, status } of control.business.refunds.filter(isOld)) {
    if (status === 'pending' && control.isCovered(id)) control.moveRefund(id, 'processing');
    else if (status === 'processing') control.moveRefund(id, 'processed');
  }
  await notifier.deliverDue();

  function stepTransfer({ reference, recipient, status }: Transfer): void {
    const fate = payeeFate(recipient.accountNumber);
    if (status === 'success' && fate === 'reverses') control.settleTransfer(reference, 'reversed');
    if (status !== 'pending' || fate === 'waits') return;
    control.settleTransfer(reference, fate === 'fails' ? 'failed' : 'success');
  }
}
