import { payoutStatuses, refundStatuses } from '@escrow-checkout/contract';
import { type Command, Option } from 'commander';
import type { TransferAggregate } from '../domain/aggregate.js';
import { formatNaira } from '../domain/money.js';
import type { Attempt } from '../domain/records.js';
import { manualLease, wasDuplicatePayment } from '../domain/transfer/duplicate-payment.js';
import { hasSessionId } from '../domain/transfer/manual-payment.js';
import { isScheduled } from '../domain/transfer/scheduled.js';
import { transferOf } from '../domain/transfer.js';
import { endAttempt } from '../features/operator/end-attempt.js';
import { recordManualPayment } from '../features/operator/manual-payment.js';
import {
  actOnTransfer,
  listTransfers,
  lookUp,
  readTransfer,
  returnPayout,
  type TransferKind,
} from '../features/operator/transfers.js';
import { areSendsSuspended } from '../features/restores/suspension.js';
import { OperatorError } from './environment.js';
import { addModeOptions, type ModeOptions, modeOf } from './modes.js';
import { withServices } from './operator.js';
import { bankAccountIn, money, print, quoted, readSessionId, repeated, timeOf } from './output.js';
import { shellWord } from './printable.js';

const lookBeforePaying =
  'The database was restored, so it may be paid already: see restore status and the statement of the bank. ' +
  'If it is, record that payment, and pay nothing.';

const statuses = { payout: payoutStatuses, refund: refundStatuses };

/** Adds the commands for payouts and refunds. */
export function addTransferCommands(program: Command): void {
  const payout = program.command('payout').description('money owed to sellers and merchants');
  addCommon(payout, 'payout');
  payout
    .command('return-to-payer <payout>')
    .description('return a payout that could not be paid for 30 days to the payers')
    .action((id: string) =>
      withServices(async (services) => {
        const { isRepeat } = await returnPayout(services, id);
        print(`Payout ${id} is returned to the payers: a refund is owed instead${repeated(isRepeat)}.`);
      }),
    );
  const refund = program.command('refund').description('money owed back to payers');
  addCommon(refund, 'refund');
  refund
    .command('cancel <refund>')
    .description('cancel a refund whose payer already has the money, because their bank reversed the payment')
    .action((id: string) =>
      withServices(async (services) => {
        const { after, isRepeat } = await actOnTransfer(services, 'refund', id, { command: 'cancel' });
        const { amount } = transferOf(after);
        print(
          `Refund ${id} is cancelled: ${money(amount)} cover what the bank reversed${repeated(isRepeat)}.`,
        );
      }),
    );
}

/** Adds the commands for a transfer that the bank does not pay. */
function addManualCommands(group: Command, kind: TransferKind): void {
  group
    .command(`hold <${kind}>`)
    .description('keep the server from sending it while you pay it manually')
    .action((id: string) =>
      withServices(async (services) => {
        const { after, isRepeat } = await actOnTransfer(services, kind, id, { command: 'hold' });
        const { amount, status, mode } = transferOf(after);
        print(`The ${kind} ${id} of ${money(amount)} is ${status}: nothing is sent${repeated(isRepeat)}.`);
        if (await areSendsSuspended(services, mode)) print(lookBeforePaying);
      }),
    );
  group
    .command(`unhold <${kind}>`)
    .description('let the server send it again; only if you have not paid it')
    .action((id: string) =>
      withServices(async (services) => {
        const { after, isRepeat } = await actOnTransfer(services, kind, id, { command: 'unhold' });
        const { amount, status } = transferOf(after);
        print(`The ${kind} ${id} of ${money(amount)} is ${status}${repeated(isRepeat)}.`);
      }),
    );
  group
    .command(`record-payment <${kind}>`)
    .description('record a manual payment, which you made without the partner')
    .requiredOption('--session-id <text>', "the bank's own number of the transfer", readSessionId)
    .option('--shared', 'the transfer paid other payouts, too, as a combined payout does')
    .action((id: string, { sessionId, shared = false }: { sessionId: string; shared?: boolean }) =>
      withServices(async (services) => {
        const payment = { sessionId, isShared: shared };
        const { after, isRepeat } = await recordManualPayment(services, kind, id, payment);
        const { amount } = transferOf(after);
        const isSecond = after.attempts.some(
          (attempt) => hasSessionId(attempt, sessionId) && wasDuplicatePayment(attempt),
        );
        const how = isSecond ? 'was paid already: your payment is a receivable, see the inbox' : 'is paid';
        print(`The ${kind} ${id} of ${money(amount)} ${how}${repeated(isRepeat)}.`);
      }),
    );
  group
    .command(`end-attempt <${kind}>`)
    .description('end an attempt that the bank does not know, a day after the last call')
    .option('--statement <text>', "end it by the bank's statement that it never will pay", readStatement)
    .action((id: string, { statement = null }: { statement?: string | null }) =>
      withServices(async (services) => printTransfer(await endAttempt(services, kind, id, statement))),
    );
}

/** Adds the commands that payouts and refunds share. */
function addCommon(group: Command, kind: TransferKind): void {
  const list = group
    .command('list')
    .description(`${kind}s of one status, oldest first`)
    .addOption(new Option('--status <status>', 'which ones').choices(statuses[kind]).default('failed'));
  addModeOptions(list, 'list those').action(({ status, ...modes }: ModeOptions & { status: string }) =>
    withServices(async (services) => {
      const mode = modeOf(modes);
      const rows = await listTransfers(services, kind, status, mode);
      if (rows.length === 0) print(`No ${kind} of ${mode} mode is ${status}.`);
      for (const row of rows) {
        print(`${row.id}  ${row.mode}  ${timeOf(row.createdAt)}  ${formatNaira(row.amount)}`);
      }
    }),
  );
  group
    .command(`show <${kind}>`)
    .description('show where it goes and every attempt to pay it')
    .action((id: string) =>
      withServices(async (services) => printTransfer(await readTransfer(services, kind, id))),
    );
  group
    .command(`retry <${kind}>`)
    .description('try it again now')
    .action((id: string) =>
      withServices(async (services) => {
        const { after } = await actOnTransfer(services, kind, id, { command: 'retry' });
        const { amount, status } = transferOf(after);
        print(`The ${kind} ${id} of ${money(amount)} is ${status}: the server tries it now.`);
      }),
    );
  group
    .command(`look-up <${kind}>`)
    .description('ask the bank for the outcome of the attempt under way')
    .action((id: string) =>
      withServices(async (services) => printTransfer(await lookUp(services, kind, id))),
    );
  addManualCommands(group, kind);
}

function readStatement(text: string): string {
  const statement = text.trim();
  if (statement !== '' && statement.length <= 500) return statement;
  throw new OperatorError("The statement is the bank's own words or their number, 1 to 500 characters.");
}

function printTransfer(aggregate: TransferAggregate): void {
  const { kind, payout, members, attempts, checkout, credit } = aggregate;
  const transfer = transferOf(aggregate);
  const sale = checkout ? `${shellWord(checkout.reference)} of account ${checkout.accountId}` : 'of nobody';
  const sales = `${members.length} of account ${transfer.accountId}`;
  print(
    `${kind}    ${transfer.id} (${transfer.status}), ${money(transfer.amount)} ${bankAccountIn(transfer)}`,
  );
  if (members.length === 0) print(`sale      ${sale}, ${transfer.mode}`);
  else print(`payouts   ${sales}, ${transfer.mode}`);
  for (const member of members) {
    print(
      `pays      ${member.payout.id}, ${money(member.payout.amount)} ${shellWord(member.checkout.reference)}`,
    );
  }
  if (payout && 'combinedPayoutId' in payout && payout.combinedPayoutId !== null) {
    print(`combined  paid with ${payout.combinedPayoutId}`);
  }
  if (payout && isScheduled(payout)) {
    print(`scheduled ${timeOf(payout.scheduledFor)}, for the daily transfer to its merchant`);
  }
  if (transfer.awaitingFloatSince !== null) {
    print(
      `float     the balance at the bank has not covered it since ${timeOf(transfer.awaitingFloatSince)}`,
    );
  }
  if (credit) print(`credit    ${credit.id} (${credit.status})`);
  if (transfer.failureReason !== null) print(`reason    ${quoted(transfer.failureReason)}`);
  if (transfer.amountReceivable > 0) print(`too much  ${money(transfer.amountReceivable)} was paid twice`);
  if (transfer.amountCameBack > 0) print(`came back ${money(transfer.amountCameBack)} after it was settled`);
  for (const attempt of attempts) print(lineOf(attempt));
}

function lineOf(attempt: Attempt): string {
  const { n, reference, state, failureReason, sessionId, sentAt, leaseToken } = attempt;
  const { refusalReason, endedBy, statement } = attempt;
  const how = leaseToken === null || leaseToken === manualLease ? 'manual' : reference;
  const reason = failureReason ?? refusalReason;
  const end = [sessionId, reason, statement].flatMap((text) => (text === null ? [] : [quoted(text)]));
  const watched = endedBy === null ? [] : [`ended by ${endedBy}`];
  return [`attempt ${n} ${timeOf(sentAt)}  ${state}  ${how}`, ...end, ...watched].join('  ');
}
