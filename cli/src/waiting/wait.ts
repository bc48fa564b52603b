import type { Client } from '../client.js';
import type { Context } from '../context.js';
import { exitCodes, Stop } from '../exit.js';
import { formatKobo } from '../money.js';
import { line, printable } from '../printable.js';
import { account } from '../views/escrow.js';
import { EventWaiter } from './event-waiter.js';
import type { Awaited, Goal } from './goal.js';
import { Progress } from './progress.js';
import { sandboxHint } from './sandbox-hint.js';

type Waiting = Pick<Context, 'host' | 'output' | 'values' | 'flight'> & {
  client: Client;
  goal: Goal;
  reference: string;
};

/** Returns the command that continues the wait. */
function continuation({ goal, reference }: Waiting): string {
  return goal.words === null
    ? `Read it again: ${line('get', reference)}`
    : `Continue to wait: ${line(goal.words, reference, `--wait=${goal.word}`)}`;
}

function inVain({ goal, reference }: Waiting, answer: Awaited): Stop {
  const state = `${printable(reference)} is ${goal.describe(answer)}`;
  const detail = `${state}, and can no longer become ${goal.word}.`;
  return new Stop(exitCodes.conflict, { title: 'Waiting has ended', code: 'wait_in_vain', detail }, [
    `What happened: ${line(goal.readRow.words.join(' ').replace(/get$/, 'timeline'), reference)}`,
  ]);
}

function tooLate(waiting: Waiting, answer: Awaited): Stop {
  const { goal, reference, values } = waiting;
  const detail =
    `${printable(reference)} is ${goal.describe(answer)} after ${values.timeout} s. ` +
    `It can still become ${goal.word}. No request is under way.`;
  const problem = { title: `Not ${goal.word} yet`, code: 'wait_timeout', detail };
  const advice = [...howToPay(answer), ...sandboxHint(goal, answer), continuation(waiting)];
  return new Stop(exitCodes.unavailable, problem, advice);
}

function interrupted(waiting: Waiting, answer: Awaited): Stop {
  const { goal, reference, output } = waiting;
  const advice = [...howToPay(answer), continuation(waiting)];
  output.hint(
    [`Stopped waiting: ${printable(reference)} is ${goal.describe(answer)}.`, ...advice].join('\n'),
  );
  return new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
}

function priceOf(answer: Awaited): number {
  return answer.amount ?? answer.amount_kobo ?? 0;
}

/** Whether the buyer still has to pay; only then is there an account number. */
function isUnpaid(answer: Awaited): boolean {
  return answer.account_number !== null && answer.amount_received < priceOf(answer);
}

function howToPay(answer: Awaited): string[] {
  if (!isUnpaid(answer)) return [];
  const to = account(answer.bank_name, answer.account_number);
  const missing = formatKobo(priceOf(answer) - answer.amount_received);
  return [`To pay: ${missing} to ${printable(to ?? '')}, or at ${printable(answer.checkout_url)}`];
}

/** Reports payments since the last read that are less or more than the price. */
function paymentNews(before: Awaited | null, now: Awaited): string[] {
  const { amount_received: received, amount_excess: excess } = now;
  const missing = priceOf(now) - received;
  const isShort = missing > 0 && received > 0 && received !== before?.amount_received;
  const more = excess - (before?.amount_excess ?? 0);
  return [
    ...(isShort ? [`${formatKobo(received)} arrived; ${formatKobo(missing)} is still missing.`] : []),
    ...(more > 0 ? [`${formatKobo(more)} too much arrived; it is refunded to the payer.`] : []),
  ];
}

function tellPayments({ output }: Waiting, before: Awaited | null, now: Awaited, progress?: Progress): void {
  const news = paymentNews(before, now);
  if (news.length > 0) progress?.clear();
  for (const text of news) output.hint(text);
}

/** Ends a wait by `--timeout` or Ctrl-C. */
class Limit {
  readonly #over = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  isInterrupted = false;

  constructor(private readonly waiting: Waiting) {
    const { timeout } = waiting.values;
    if (timeout !== undefined) this.#timer = setTimeout(() => this.#over.abort(), Number(timeout) * 1_000);
    waiting.flight.windDown = () => {
      this.isInterrupted = true;
      this.#over.abort();
    };
  }

  get signal(): AbortSignal {
    return this.#over.signal;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.waiting.flight.windDown = undefined;
  }
}

async function read({ client, goal, reference }: Waiting, signal?: AbortSignal): Promise<Awaited> {
  const { method, path, words } = goal.readRow;
  const operation = words.join(' ');
  const call = { method, path, params: { reference }, operation, ...(signal ? { signal } : {}) };
  return (await client.send<Awaited>(call)).body;
}

/** Reads again; null while the service does not answer. */
async function pollAgain(waiting: Waiting, limit: Limit): Promise<Awaited | null> {
  try {
    return await read(waiting, limit.signal);
  } catch (error) {
    if (limit.signal.aborted) return null;
    if (error instanceof Stop && error.exitCode === exitCodes.unavailable) return null;
    throw error;
  }
}

/** Reads at every notification until the goal is reached or lost. */
async function watch(waiting: Waiting, first: Awaited): Promise<Awaited> {
  const { goal, client, reference } = waiting;
  const limit = new Limit(waiting);
  const progress = new Progress(waiting);
  const waiter = new EventWaiter(client, reference);
  let answer = first;
  try {
    while (goal.judge(answer) === 'open') {
      progress.show(`${printable(reference)} is ${goal.describe(answer)}; waiting for ${goal.word}`);
      await waiter.wait(limit.signal);
      const news = limit.signal.aborted ? null : await pollAgain(waiting, limit);
      if (news) tellPayments(waiting, answer, news, progress);
      answer = news ?? answer;
      if (!limit.signal.aborted || goal.judge(answer) !== 'open') continue;
      progress.clear();
      throw limit.isInterrupted ? interrupted(waiting, answer) : tooLate(waiting, answer);
    }
    return answer;
  } finally {
    progress.clear();
    waiter.stop();
    limit.end();
  }
}

/**
 * Waits for the goal and returns the record as it then is; `first` is what is known already.
 *
 * @throws Stop 5 as soon as the goal is lost; 6 after `--timeout`; 130 for Ctrl-C.
 */
export async function waitFor(waiting: Waiting, first: Awaited | null): Promise<Awaited> {
  const { goal, output } = waiting;
  let answer = first ?? (await read(waiting));
  tellPayments(waiting, null, answer);
  if (goal.judge(answer) === 'open') {
    const advice = [...howToPay(answer), ...sandboxHint(goal, answer)];
    output.hint([`Waiting for ${goal.word}. Press Ctrl-C to stop.`, ...advice].join('\n'));
    answer = await watch(waiting, answer);
  }
  if (goal.judge(answer) === 'lost') throw inVain(waiting, answer);
  return answer;
}
