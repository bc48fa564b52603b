import { statement } from '../../server/src/adapters/store/statement.js';
import type { Mode } from '../../server/src/domain/records.js';
import { listPartnerTransfers } from './commands/partner.js';
import type { Episode } from './episode.js';
import type { Intent } from './intent.js';
import { hold } from './judges/violation.js';
import { booksOf } from './world.js';

type Nothing = Record<never, never>;

const modes: readonly Mode[] = ['test', 'live'];
/** Past every window, deadline and rest there is, in a few leaps. */
const leapsMs = [61_000, 3_600_000, 26 * 3_600_000, 80 * 3_600_000, 3_600_000, 61_000, 3_600_000, 61_000];

const firstTask = 1_000_000;

/** The faults stop, the partners make up their minds, time goes on: everything that is under way ends. */
export async function drain(episode: Episode): Promise<void> {
  await episode.finishTasks();
  let task = firstTask;
  const run = async (command: string, n = 0) => {
    task += 1;
    await episode.take({ do: 'start', task, intent: { ...nobody, command, n } });
    await episode.finishTasks();
  };
  for (const ms of leapsMs) {
    await decideEverything(episode);
    // The newest come first, and every one that is left is told again: a partner repeats what was not heard.
    for (let n = 0; n < 8; n += 1) await run('notification arrives', n);
    await run('worker until nothing is due');
    await episode.take({ do: 'clock', ms });
  }
  await run('worker until nothing is due');
  await expectAtRest(episode);
  await episode.judgeBooks();
}

const nobody: Intent = { command: '', account: 0, mode: 'test', reference: '', amount: null, key: null, n: 0 };

/** What a partner holds on to until it has other details fails in the end. */
async function decideEverything({ world }: Episode): Promise<void> {
  for (const mode of modes) {
    for (const { reference, status } of await booksOf(world, mode).all(listPartnerTransfers, {})) {
      if (status === 'needs_details') await world.partners[mode].settle(reference, 'failed');
    }
  }
}

interface Row {
  what: string;
  status: string;
}

const listAttempts = statement<Nothing, Row>('simulation.attempts', (db) =>
  db.selectFrom('attempt').select(['reference as what', 'state as status']),
);

const listPayouts = statement<Nothing, Row>('simulation.payouts', (db) =>
  db.selectFrom('payout').select(['id as what', 'status']),
);

const listRefunds = statement<Nothing, Row & { creditStatus: string }>('simulation.refunds', (db) =>
  db
    .selectFrom('refund')
    .innerJoin('credit', 'credit.id', 'refund.credit_id')
    .select(['refund.id as what', 'refund.status as status', 'credit.status as creditStatus']),
);

const listCheckouts = statement<Nothing, Row>('simulation.checkouts', (db) =>
  db.selectFrom('checkout').select(['reference as what', 'status']),
);

interface Alarm {
  kind: string;
  subject: string;
  lastError: string | null;
}

const listAlarms = statement<Nothing, Alarm>('simulation.alarms', (db) =>
  db.selectFrom('job').select(['kind', 'subject', 'last_error as lastError']),
);

/** A refund whose payer's bank took the money back waits for the operator, and so does its alarm. */
const waitsForSomebody = 'payment_reversed';

async function expectAtRest({ world: { store } }: Episode): Promise<void> {
  const none = async (rule: string, rows: Promise<Row[]>, statuses: readonly string[]) => {
    const left = (await rows).filter(({ status }) => statuses.includes(status));
    hold(left.length === 0, rule, JSON.stringify(left));
  };
  await none('nothing stays in flight', store.all(listAttempts, {}), ['sent']);
  await none('every payout comes to rest', store.all(listPayouts, {}), ['pending', 'reversed']);
  const refunds = store.all(listRefunds, {}).then((rows) => rows.filter(({ creditStatus }) => creditStatus !== 'reversed'));
  await none('every refund comes to rest', refunds, ['pending', 'needs_details']);
  await none('nothing waits for payment for ever', store.all(listCheckouts, {}), ['awaiting_payment', 'pending']);
  const alarms = await store.all(listAlarms, {});
  const stuck = alarms.filter(({ kind, lastError }) => kind !== 'clock.lock' && lastError !== waitsForSomebody);
  hold(stuck.length === 0, 'no job is stuck without a reason', JSON.stringify(stuck));
}
