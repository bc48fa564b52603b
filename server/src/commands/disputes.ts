import { Dispute as DisputeSchema, limits } from '@escrow-checkout/contract';
import type { Command } from 'commander';
import type { EscrowAggregate } from '../domain/aggregate.js';
import { saysSolved, statementsOf } from '../domain/escrow/evidence.js';
import { formatNaira } from '../domain/money.js';
import type { Dispute } from '../domain/records.js';
import { readTimeline } from '../features/checkouts/timeline.js';
import { listDisputes, readDispute, resolveDispute } from '../features/operator/disputes.js';
import { OperatorError } from './environment.js';
import { addModeOptions, type ModeOptions, modeOf } from './modes.js';
import { withServices } from './operator.js';
import { money, print, quoted, readKobo, repeated, timeOf } from './output.js';
import { shellWord } from './printable.js';

/** Adds the commands that list, show and resolve disputes. */
export function addDisputeCommands(program: Command): void {
  const dispute = program.command('dispute').description('disputes that wait for you');
  const list = dispute.command('list').description('list the disputes that wait for you, oldest first');
  addModeOptions(list, 'list those').action((modes: ModeOptions) =>
    withServices(async (services) => {
      const mode = modeOf(modes);
      const waiting = await listDisputes(services, mode);
      if (waiting.length === 0) print(`No dispute of ${mode} mode waits for you.`);
      for (const row of waiting) print(`${row.id}  ${row.mode}  ${timeOf(row.createdAt)}  ${row.reason}`);
    }),
  );
  dispute
    .command('show <dispute>')
    .description('show what both sides say, what is held, and everything that happened')
    .action((id: string) =>
      withServices(async (services) => {
        const { dispute: row, aggregate } = await readDispute(services, id);
        printDispute(row, aggregate);
        print('What happened:');
        for (const entry of (await readTimeline(services, aggregate.escrow)).entries) {
          print(`  ${entry.at}  ${entry.actor} (${entry.via})  ${entry.summary}`);
        }
      }),
    );
  dispute
    .command('resolve <dispute>')
    .description('decide how much the seller gets; the buyer gets the rest')
    .requiredOption('--to-seller <kobo>', 'kobo for the seller, 0 for none', readKobo)
    .requiredOption('--reason <text>', 'why, in words that both sides read', readDecisionReason)
    .action((id: string, { toSeller, reason }: { toSeller: number; reason: string }) =>
      withServices(async (services) => {
        const { before, after, isRepeat } = await resolveDispute(services, id, { toSeller, reason });
        const toBuyer = after.escrow.amountRefunded - before.escrow.amountRefunded;
        const moved = `${money(toSeller)} to the seller, ${money(toBuyer)} to the buyer`;
        print(isRepeat ? `Dispute ${id} stands resolved so${repeated(true)}.` : `Dispute ${id}: ${moved}.`);
        print(`The escrow is ${after.escrow.status}.`);
      }),
    );
}

/**
 * Parses why the operator decides so.
 *
 * @throws OperatorError for none, and for the placeholder of the inbox
 */
function readDecisionReason(typed: string): string {
  const reason = DisputeSchema.shape.decision_reason.unwrap().safeParse(typed.trim());
  if (reason.success && reason.data !== 'REASON') return reason.data;
  throw new OperatorError(
    `The reason is 1 to ${limits.disputeTextLengthMax} characters. Both sides read it.`,
  );
}

function printDispute(dispute: Dispute, { escrow }: EscrowAggregate): void {
  print(`dispute   ${dispute.id} (${dispute.status})`);
  print(`sale      ${shellWord(escrow.reference)} of account ${escrow.accountId}, ${escrow.mode}`);
  print(`reason    ${dispute.reason}, opened by the ${dispute.openedBy} at ${timeOf(dispute.createdAt)}`);
  print(`price     ${formatNaira(escrow.amount)}, held ${money(escrow.amountHeld)}`);
  print(
    `gone      ${formatNaira(escrow.amountReleased)} released, ` +
      `${formatNaira(escrow.amountRefunded)} refunded`,
  );
  if (escrow.amountReceivable > 0)
    print(`receivable ${money(escrow.amountReceivable)}, since a bank reversed a payment`);
  if (dispute.outcome !== null) {
    print(`outcome   ${dispute.outcome}, ${formatNaira(dispute.amountToSeller ?? 0)} to the seller`);
    if (dispute.decisionReason !== null) print(`because   ${quoted(dispute.decisionReason)}`);
  }
  if (saysSolved(dispute)) print('solved    the buyer says that it is solved, and cannot withdraw it');
  print('What both sides say:');
  for (const { side, text, links, at } of statementsOf(dispute)) {
    print(`  ${timeOf(at)}  ${side}: ${text === null ? 'no words' : quoted(text)}`);
    for (const link of links) print(`    ${quoted(link)}`);
  }
}
