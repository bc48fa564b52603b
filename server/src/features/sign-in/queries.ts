import { sql } from 'kysely';
import { insertOnce, insertOne, selectBy } from '../../adapters/store/row-statements.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import type { Person, Session, SignIn, SignInCounter } from '../../adapters/store/sign-in-rows.js';
import { readByKey, statement } from '../../adapters/store/statement.js';
import type { Checkout, Mode } from '../../domain/records.js';
import { signInLimits } from '../../domain/sign-in/limits.js';

/** Checkouts that a bare reference offers to its buyer, in each mode. */
const checkoutsShownMax = 100;

type Counted = Pick<SignInCounter, 'scope' | 'subject' | 'period'>;

/** Increments a counter; touches no row at the limit. */
export const incrementCounter = statement<Counted & { max: number }, unknown>(
  'sign_in_counter.raise',
  (db, p) =>
    insertRow(db, 'sign_in_counter', p, { count: sql.lit(1) }).onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject', 'period'])
        .doUpdateSet({ count: sql`sign_in_counter.count + 1` })
        .where(sql<boolean>`sign_in_counter.count < ${p.max}`),
    ),
);

export const decrementCounter = statement<Counted, unknown>('sign_in_counter.lower', (db, p) =>
  db
    .updateTable('sign_in_counter')
    .set({ count: sql`count - 1` })
    .where('scope', '=', p.scope)
    .where('subject', '=', p.subject)
    .where('period', '=', p.period)
    .where('count', '>', sql.lit(0)),
);

export const findCounter = statement<Counted, Pick<SignInCounter, 'count'>>('sign_in_counter.find', (db, p) =>
  db
    .selectFrom('sign_in_counter')
    .select('count')
    .where('scope', '=', p.scope)
    .where('subject', '=', p.subject)
    .where('period', '=', p.period),
);

export const insertSignIn = insertOne('sign_in.insert', 'sign_in');
export const findSignIn = selectBy('sign_in.find', 'sign_in', ['id']);
export const findByBrowser = selectBy('sign_in.of_browser', 'sign_in', ['browserHash']);

/** Records once which code is sent for which mode, if at all; from then on only its hash is kept. */
export const recordCode = statement<{ id: string; mode: Mode | null; codeHash: string }, unknown>(
  'sign_in.record_code',
  (db, p) =>
    db
      .updateTable('sign_in')
      .set({ mode: p.mode, code_hash: p.codeHash, code_sealed: sql`null` })
      .where('id', '=', p.id)
      .where('code_sealed', 'is not', null),
);

/** Takes one of a code's attempts, if any is left; the limit holds for concurrent attempts. */
export const takeAttempt = statement<{ id: string; now: number }, unknown>('sign_in.take_try', (db, p) =>
  db
    .updateTable('sign_in')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', p.id)
    .where('attempts', '<', sql.lit(signInLimits.attemptsMax))
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
);

/** Uses a code up; it touches no row the second time. */
export const useCode = statement<{ id: string; now: number }, unknown>('sign_in.use', (db, p) =>
  db.updateTable('sign_in').set({ used_at: p.now }).where('id', '=', p.id).where('used_at', 'is', null),
);

type LongCode = Pick<SignIn, 'addressHash'> & { longCodePeriod: number };

/** Uses up a long code for all browsers that share it. */
export const useLongCode = statement<LongCode & { now: number }, unknown>('sign_in.use_long', (db, p) =>
  db
    .updateTable('sign_in')
    .set({ used_at: p.now })
    .where('address_hash', '=', p.addressHash)
    .where('long_code_period', '=', p.longCodePeriod)
    .where('used_at', 'is', null),
);

/** How many requests of a period are used up; the next of them get another code. */
export const countUsedLong = statement<LongCode, { count: number }>('sign_in.used_long', (db, p) =>
  db
    .selectFrom('sign_in')
    .select(sql<number>`count(*)`.as('count'))
    .where('address_hash', '=', p.addressHash)
    .where('long_code_period', '=', p.longCodePeriod)
    .where('used_at', 'is not', null),
);

export const insertPerson = insertOnce('person.insert', 'person', ['mode', 'emailKey']);

/** Reads the person's id in the statement, since a concurrent request may have inserted them. */
export const insertSession = statement<
  Omit<Session, 'personId' | 'endedAt'> & Pick<Person, 'mode' | 'emailKey'>,
  unknown
>('session.insert', (db, p) =>
  insertRow(db, 'session', p, {
    personId: sql`(select p.id from person as p where p.mode = ${p.mode} and p.email_key = ${p.emailKey})`,
    endedAt: sql`null`,
  }),
);

/** A session with its person. */
export type OpenSession = Session & Pick<Person, 'mode' | 'emailKey'>;

export const findSession = readByKey<{ tokenHash: string }, OpenSession>('session.find', (db, p) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(columns('session'))
    .select(['person.mode', 'person.email_key as emailKey'])
    .where('session.token_hash', '=', p.tokenHash),
);

export const seeSession = statement<{ id: string; now: number }, unknown>('session.see', (db, p) =>
  db.updateTable('session').set({ seen_at: p.now }).where('id', '=', p.id),
);

export const endSession = statement<{ tokenHash: string; now: number }, unknown>('session.end', (db, p) =>
  db
    .updateTable('session')
    .set({ ended_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('ended_at', 'is', null),
);

/**
 * The checkouts of a buyer with a reference in a mode, since several merchants may use the same one: first
 * those that received money, which others cannot push out by opening many for the same buyer.
 */
export const listForBuyer = readByKey<Pick<Checkout, 'customerKey' | 'reference' | 'mode'>, Checkout>(
  'checkout.of_customer',
  (db, p) =>
    db
      .selectFrom('checkout')
      .select(columns('checkout'))
      .where('customer_key', '=', p.customerKey)
      .where('reference', '=', p.reference)
      .where('mode', '=', p.mode)
      .orderBy(sql`case when amount_received > 0 then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(checkoutsShownMax)),
);

/** The checkout of a buyer that a link names by its reference and its key. */
export const findForBuyer = selectBy('checkout.of_customer_and_key', 'checkout', [
  'customerKey',
  'reference',
  'checkoutKey',
]);

/** Finds an escrow by its id, if the seller is its own. */
export const findForSeller = selectBy('checkout.of_seller', 'checkout', ['id', 'sellerKey']);

export const purgeSignIns = statement<{ before: number }, unknown>('sign_in.purge', (db, p) =>
  db.deleteFrom('sign_in').where('created_at', '<=', p.before),
);

export const purgeCounters = statement<{ before: number }, unknown>('sign_in_counter.purge', (db, p) =>
  db.deleteFrom('sign_in_counter').where('period', '<=', p.before),
);

export const purgeSessions = statement<{ before: number }, unknown>('session.purge', (db, p) =>
  db.deleteFrom('session').where('created_at', '<=', p.before),
);
