import { columnTypes, createTable, type Migration } from './schema.js';

/** What a restored database has to know before it sends money. */
export const restores: Migration = {
  number: 11,
  name: 'restores',
  statements(engine) {
    const { text, word, mode, natural, positive } = columnTypes(engine);
    return [
      // Null for attempts of older versions, and for refunds and manual payments.
      ...[text('bank_code', 'null'), text('account_number_sealed', 'null'), text('difference', 'null')].map(
        (column) => `alter table attempt add column ${column}`,
      ),

      'create index sandbox_transfer_newest on sandbox_transfer (created_at, reference)',

      createTable(engine, 'heartbeat', [
        `${text('id')} primary key check (id = 'database')`,
        text('lineage', 'null'),
        natural('seen_at'),
      ]),

      createTable(engine, 'restore', [
        `${text('id')} primary key`,
        mode,
        word('cause', 'operator', 'lineage'),
        natural('since'),
        natural('begun_at'),
        natural('checked_at', 'null'),
        natural('matched_count'),
        natural('unmatched_count'),
        natural('released_at', 'null'),
      ]),
      'create unique index restore_open on restore (mode) where released_at is null',
      'create index restore_newest on restore (begun_at, id)',

      createTable(engine, 'restore_transfer', [
        `${text('restore_id')} references restore`,
        text('reference'),
        mode,
        word('kind', 'payout', 'refund'),
        positive('amount'),
        text('destination'),
        natural('sent_at'),
        text('difference', 'null'),
        natural('accepted_at', 'null'),
        text('reason', 'null'),
        'primary key (restore_id, reference)',
        'check ((accepted_at is null) = (reason is null))',
      ]),
      'create index restore_transfer_open on restore_transfer (sent_at, reference) where accepted_at is null',
    ];
  },
};
