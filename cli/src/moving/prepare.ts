import type { Call, Client } from '../client.js';
import type { Context } from '../context.js';
import { exitCodes, Stop } from '../exit.js';
import { formatKobo } from '../money.js';
import { rowOf } from '../operations.js';
import { operand, printable, quoted } from '../printable.js';
import { blockAdvice } from '../report.js';
import type { EscrowAnswer } from '../views/answers.js';
import { person } from '../views/escrow.js';
import { ask, canAsk, unconfirmed } from './ask.js';
import type { Move } from './moves.js';
import { PendingRequest, type SavedRequest } from './pending-request.js';

/** Refuses a `--confirm` that names another reference, in test mode too. */
function refuseOther({ values: { confirm } }: Context, reference: string): void {
  if (confirm === undefined || confirm === reference) return;
  throw unconfirmed(
    `--confirm is '${printable(String(confirm))}', but the command is about '${printable(reference)}'.`,
  );
}

/** Refuses if a confirmation is needed, none was given, and there is no terminal to ask on. */
function refuseSilence(context: Context, { word }: Move, reference: string | undefined): void {
  const { values, row, params } = context;
  if (values.confirm !== undefined || canAsk(context)) return;
  const [subject = ''] = Object.values(params);
  const flag = `--confirm=${reference === undefined ? '<reference>' : quoted(reference)}`;
  throw unconfirmed(
    `A live ${word} needs to be confirmed.`,
    `In a script, confirm with: escrow-cli ${row.words.join(' ')} ${flag} ${operand(subject)}`,
  );
}

/** Refuses a blocked move. A closed escrow passes: the API recognises repeats. */
function refuseBlocked(escrow: EscrowAnswer, { done }: Move): void {
  const blocks = escrow.blocked_by;
  if (blocks.length === 0 || blocks[0] === 'final') return;
  const facts = {
    reference: escrow.reference,
    sellerEmail: escrow.seller_email,
    test: escrow.mode === 'test',
  };
  throw new Stop(
    exitCodes.conflict,
    {
      title: 'The release is blocked',
      code: blocks[0] ?? 'conflict',
      detail: `The release is blocked, and nothing was ${done}.`,
      blocked_by: blocks,
    },
    blockAdvice(blocks, facts),
  );
}

function describe(escrow: EscrowAnswer, { verb, to }: Move, amount: number): string {
  const { seller_name, seller_email, customer_name, customer_email, mode } = escrow;
  const name =
    to === 'seller'
      ? (person(seller_name, seller_email) ?? 'your own payout account')
      : (person(customer_name, customer_email) ?? 'the buyer');
  return `${verb} ${formatKobo(amount)} of ${printable(escrow.reference)} to ${printable(name)} (${mode}).`;
}

/** Reads the escrow that the command or its dispute names. */
async function readEscrow({ params }: Context, client: Client): Promise<EscrowAnswer> {
  const read = async <Body>(operationId: string, given: Record<string, string>): Promise<Body> => {
    const { method, path, words } = rowOf(operationId);
    return (await client.send<Body>({ method, path, params: given, operation: words.join(' ') })).body;
  };
  const reference =
    params.reference ?? (await read<{ reference: string }>('getDispute', { ...params })).reference;
  return read<EscrowAnswer>('getEscrow', { reference });
}

/** Says what would move and, for live money, asks for the reference again. */
async function confirm(context: Context, escrow: EscrowAnswer, move: Move, amount: number): Promise<void> {
  const { values, settings, output } = context;
  const isIdle = amount === 0 && (!move.isCertain || escrow.blocked_by.includes('final'));
  const isAsked = !isIdle && (settings.mode === 'live' || escrow.mode === 'live');
  if (isAsked) refuseSilence(context, move, escrow.reference);
  const summary = describe(escrow, move, amount);
  if (!isAsked || values.confirm !== undefined) {
    if (escrow.amount_held > 0) output.hint(summary);
    return;
  }
  output.say(summary);
  const nothing = `Nothing was ${move.done}.`;
  const typed = await ask(context, `Type the reference to ${move.word}: `, nothing);
  if (typed !== escrow.reference) throw unconfirmed(`That is not the reference. ${nothing}`);
}

/**
 * Reads the escrow and says what would move, to whom and in which mode. Live money moves only after its
 * reference was given again: typed, or by `--confirm`. The returned request is saved; send it under its key.
 *
 * @throws Stop 7 without a confirmation, 5 when the move is blocked; nothing was sent in either case.
 */
export async function prepareMove(
  context: Context,
  client: Client,
  move: Move,
  call: Call,
): Promise<SavedRequest> {
  const { values, settings, output, params } = context;
  if (params.reference !== undefined) refuseOther(context, params.reference);
  if (settings.mode === 'live' && move.isCertain) refuseSilence(context, move, params.reference);
  const escrow = await readEscrow(context, client);
  refuseOther(context, escrow.reference);
  const pending = new PendingRequest(context, call, escrow.escrow_id);
  // A repeat goes to the API even if blocked: it may have been carried out before the block.
  const isRepeat = pending.isOpen || values.idempotencyKey !== undefined;
  const { amount = escrow.amount_held } = (call.body ?? {}) as { amount?: number };
  if (move.waitsForBlocks && !isRepeat) refuseBlocked(escrow, move);
  await confirm(context, escrow, move, amount);
  if (pending.isOpen && values.idempotencyKey === undefined) {
    output.note(
      'An earlier run of this command was cut off, and this one continues it. ' +
        'To make a separate request, pass a new --idempotency-key.',
    );
  }
  return pending.save();
}
