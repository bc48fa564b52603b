import { writeAlerts } from '../features/alerts/write.js';
import { endDisputeDue, expireDue, releaseDue, remindDue } from '../features/checkouts/due-jobs.js';
import { unlessClockLeapt } from '../features/clock/service-clock.js';
import { matchByReference } from '../features/credits/match.js';
import { pollAccount } from '../features/credits/poll.js';
import { transferDue } from '../features/credits/sandbox-transfer.js';
import { runShipment } from '../features/delivery/run-shipment.js';
import { pollShipment } from '../features/delivery/track-shipment.js';
import { sendMail } from '../features/mail/send-mail.js';
import { applyStored } from '../features/notifications/apply.js';
import { reconcileDue } from '../features/reconciliation/daily.js';
import { checkRestore } from '../features/restores/check.js';
import { sendCode } from '../features/sign-in/send-code.js';
import { runRecovery } from '../features/staff/owner-recovery.js';
import { sendStaffCode } from '../features/staff/send-code.js';
import { assignBankAccounts } from '../features/transfers/assign-bank-accounts.js';
import { combinePayouts } from '../features/transfers/combine.js';
import { remindSellerDue } from '../features/transfers/remind.js';
import { runTransfer } from '../features/transfers/run-transfer.js';
import { pollEndedAttempt } from '../features/transfers/watch.js';
import type { JobHandlers } from './run-job.js';
import { sweepAccount } from './sweep.js';

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  'escrow.release': unlessClockLeapt(releaseDue),
  'escrow.remind': remindDue,
  'checkout.expire': unlessClockLeapt(expireDue),
  'dispute.deadline': unlessClockLeapt(endDisputeDue),
  'payout.remind': remindSellerDue,
  'credit.match': matchByReference,
  'account.poll': pollAccount,
  'notification.apply': applyStored,
  'restore.check': checkRestore,
  'attempt.poll': pollEndedAttempt,
  'reconcile.day': reconcileDue,
  'sandbox.credit': transferDue,
  'mail.send': sendMail,
  'sign_in.code': sendCode,
  'staff.code': sendStaffCode,
  'account.recover_owner': runRecovery,
  'alert.write': writeAlerts,
  'payout.run': (services, job, time) => runTransfer(services, 'payout', job, time),
  'payout.combine': unlessClockLeapt(combinePayouts),
  'refund.run': (services, job, time) => runTransfer(services, 'refund', job, time),
  'shipment.run': runShipment,
  'shipment.poll': pollShipment,
  'bank_account.saved': async (services, job, time) => {
    const outcome = await assignBankAccounts(services, job, time);
    // Releases that only lacked this bank account are due at once.
    if (job.accountId !== null) await sweepAccount(services, job.accountId, job.mode, time);
    services.wakeWorker();
    return outcome;
  },
};
