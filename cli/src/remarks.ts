import type { Call, Result } from './client.js';
import { type Context, referenceOf } from './context.js';
import { nextCommand } from './hints.js';
import { maskedSecret, quoted } from './printable.js';
import type { Page } from './request.js';
import type { Goal } from './waiting/goal.js';

/** Says that real money is at stake. */
export function announceMode({ settings, output }: Pick<Context, 'settings' | 'output'>): void {
  if (settings.mode !== 'live') return;
  const profile = settings.profile === undefined ? '' : `profile ${settings.profile}, `;
  output.hint(
    `${output.paintNote('banner', ' LIVE ')} Real money, ${profile}key ${maskedSecret(settings.apiKey)}.`,
  );
}

/** Says that nothing happened, where the request was a repeat. */
export function mentionReplay({ output, row }: Context, { replayed }: Result<unknown>): void {
  if (!replayed) return;
  output.note(
    row.operationId === 'initiateEscrow'
      ? 'existing: this reference has its checkout already; nothing was opened.'
      : 'already done: nothing was done again.',
  );
}

/** Says what usually comes next. After a wait that is what comes after what was waited for. */
export function mentionNext(context: Context, call: Call, answer: unknown, goal: Goal | undefined): void {
  const { output, row, settings } = context;
  if (row.method === 'GET' && !goal) return;
  if (context.values.dryRun || goal?.look.operationId === 'getCharge') return;
  const { operationId } = goal?.look ?? row;
  const reference = referenceOf(context.params, call.body);
  const next = nextCommand({ operationId, answer, reference, mode: settings.mode });
  if (next) output.hint(output.paintNote('dim', `next: ${next}`));
}

/** Says how to go on where a list has more. */
export function mentionMore({ output, row }: Context, answer: unknown): void {
  const { has_more: hasMore, next_cursor: cursor } = answer as Partial<Page>;
  if (!hasMore || !cursor) return;
  output.hint(
    output.paintNote('dim', `more: escrow-cli ${row.words.join(' ')} --cursor=${quoted(cursor)} (or --all)`),
  );
}
