import { createInterface } from 'node:readline';
import { blockAdvice } from './blocks.js';
import type { Client } from './client.js';
import type { Context } from './context.js';
import { exitCodes, Stop } from './exit.js';
import { formatKobo } from './money.js';
import { operand, printable, quoted } from './printable.js';
import type { EscrowAnswer } from './views/answers.js';
import { person } from './views/escrow.js';

function unconfirmed(detail: string, ...advice: string[]): Stop {
  return new Stop(exitCodes.unconfirmed, { title: 'Not confirmed', code: 'not_confirmed', detail }, advice);
}

function canAsk({ host, values }: Context): boolean {
  return values.input !== false && host.stdin.isTTY === true && host.stderr.isTTY === true;
}

/** Refuses before anything is sent: a wrong confirmation, or none where nobody can be asked. */
function refuseEarly(context: Context, reference: string, isLive: boolean): void {
  const { confirm } = context.values;
  if (confirm !== undefined && confirm !== reference) {
    throw unconfirmed(
      `--confirm names '${printable(String(confirm))}', the command '${printable(reference)}'.`,
    );
  }
  if (!isLive || confirm !== undefined || canAsk(context)) return;
  throw unconfirmed(
    'A live release needs a confirmation.',
    `Scripts confirm with: escrow-cli release --confirm=${quoted(reference)} ${operand(reference)}`,
  );
}

/** Refuses a release that waits for something. A closed escrow goes on: the API knows its repeats. */
function refuseBlocked(escrow: EscrowAnswer): void {
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
      detail: `${printable(escrow.reference)} waits for: ${blocks.join(', ')}. Nothing was released.`,
      blocked_by: blocks,
    },
    blockAdvice(blocks, facts),
  );
}

function describe(escrow: EscrowAnswer, amount: number): string {
  const seller = person(escrow.seller_name, escrow.seller_email) ?? 'your own payout account';
  const what = `${formatKobo(amount)} of ${printable(escrow.reference)}`;
  return `Release ${what} to ${printable(seller)} (${escrow.mode}).`;
}

function ask(context: Context, question: string): Promise<string> {
  const { stdin, stderr } = context.host;
  return new Promise((resolve, reject) => {
    const prompt = createInterface({ input: stdin, output: stderr, terminal: true });
    const interrupted = new Stop(exitCodes.interrupted, {
      title: 'Interrupted',
      code: 'interrupted',
      detail: 'Interrupted. Nothing was released.',
    });
    prompt.on('SIGINT', () => {
      reject(interrupted);
      prompt.close();
    });
    prompt.on('close', () => reject(unconfirmed('No answer. Nothing was released.')));
    prompt.question(question, (answer) => {
      resolve(answer);
      prompt.close();
    });
  });
}

/** Looks at the escrow first, says what would move and what blocks it, and asks in live mode. */
export async function prepareRelease(
  context: Context,
  client: Client,
  amount: number | undefined,
): Promise<void> {
  const reference = context.params.reference ?? '';
  refuseEarly(context, reference, context.settings.mode === 'live');
  const { body: escrow } = await client.send<EscrowAnswer>({
    method: 'GET',
    path: '/escrow/:reference',
    params: { reference },
  });
  const isLive = context.settings.mode === 'live' || escrow.mode === 'live';
  refuseEarly(context, reference, isLive);
  refuseBlocked(escrow);
  const summary = describe(escrow, amount ?? escrow.amount_held);
  if (!isLive || context.values.confirm !== undefined) {
    if (escrow.amount_held > 0) context.output.hint(summary);
    return;
  }
  context.output.say(summary);
  const typed = await ask(context, 'Type the reference to release: ');
  if (typed !== reference) throw unconfirmed('That is not the reference. Nothing was released.');
}
