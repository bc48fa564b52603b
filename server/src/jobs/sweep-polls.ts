import { sql } from 'kysely';
import type { OutgoingTable } from './sweep-scope.js';
import { isNotQueued, type Search, search } from './sweep-search.js';

/** Virtual accounts to poll at the partner, in real time: test clocks do not count. */
const virtualAccountPolls = search('account.poll', 'polls', (db, p, scope) =>
  db
    .selectFrom('virtual_account')
    .select(['virtual_account.partner_reference as subject', 'virtual_account.account_id as accountId'])
    .where(scope.within('virtual_account'))
    .where('virtual_account.mode', '=', p.mode)
    .where('virtual_account.next_poll_at', '<=', p.now)
    .where(isNotQueued('account.poll', 'virtual_account.partner_reference'))
    .orderBy('virtual_account.next_poll_at'),
);

/** Attempts to look up though they have ended, since the partner gave no final answer; in real time. */
function endedAttemptPolls(table: OutgoingTable): Search {
  // All tables have the columns that are read here, so the types of one serve for all.
  const owner = table as 'payout';
  return search('attempt.poll', `${table}_attempt_polls`, (db, p, scope) =>
    db
      .selectFrom('attempt')
      .innerJoin(owner, `${owner}.id`, 'attempt.object_id')
      .select(['attempt.id as subject', `${owner}.account_id as accountId`])
      .where(scope.within(owner))
      // An expression, so that the search starts from the watched attempts and not from the mode.
      .where(sql<boolean>`coalesce(${sql.ref(`${owner}.mode`)}, '') = ${p.mode}`)
      .where('attempt.next_poll_at', '<=', p.now)
      .where(isNotQueued('attempt.poll', 'attempt.id'))
      .orderBy('attempt.next_poll_at'),
  );
}

/** Parcels to ask the aggregator of carriers about, in real time. */
const parcelPolls = search('shipment.poll', 'parcel_polls', (db, p, scope) =>
  db
    .selectFrom('shipment')
    .select(['shipment.id as subject', 'shipment.account_id as accountId'])
    .where(scope.within('shipment'))
    .where('shipment.mode', '=', p.mode)
    .where('shipment.next_poll_at', '<=', p.now)
    .where(isNotQueued('shipment.poll', 'shipment.id'))
    .orderBy('shipment.next_poll_at'),
);

/** What is polled at the partner. */
export const polls: readonly Search[] = [
  virtualAccountPolls,
  parcelPolls,
  endedAttemptPolls('payout'),
  endedAttemptPolls('combined_payout'),
  endedAttemptPolls('refund'),
];
