import { columnTypes, createTable, type Migration } from './schema.js';

/** What partners have on record, and where it does not agree with our books. */
export const reconciliations: Migration = {
  number: 25,
  name: 'reconciliations',
  statements(engine) {
    const { text, word, mode, natural, positive, integer } = columnTypes(engine);
    const kind = word('kind', 'credit', 'payout', 'refund', 'taken_back', 'settlement', 'top_up');
    const side = (whose: string) => [
      text(`${whose}_state`, 'null'),
      natural(`${whose}_amount`, 'null'),
      natural(`${whose}_fee`, 'null'),
    ];
    return [
      createTable(engine, 'partner_record', [
        text('partner'),
        mode,
        kind,
        text('record_id'),
        text('reference', 'null'),
        text('partner_credit_id', 'null'),
        word('state', 'pending', 'moved', 'returned'),
        positive('amount'),
        natural('fee', 'null'),
        natural('at'),
        natural('seen_at'),
        'primary key (partner, mode, kind, record_id)',
      ]),
      'create index partner_record_times on partner_record (partner, mode, at, kind, record_id)',
      `create index partner_record_references on partner_record (reference, kind)
        where reference is not null`,

      createTable(engine, 'reconciliation', [
        text('partner'),
        mode,
        text('day'),
        natural('finished_at'),
        natural('record_count'),
        natural('matched_count'),
        natural('in_flight_count'),
        natural('waiting_count'),
        natural('item_count'),
        integer('difference', 0),
        integer('books', 0),
        natural('in_flight'),
        integer('balance', 0),
        'primary key (partner, mode, day)',
      ]),

      createTable(engine, 'reconciliation_item', [
        `${text('id')} primary key`,
        text('partner'),
        mode,
        kind,
        text('record_id'),
        text('reference', 'null'),
        word('disagreement', 'theirs_only', 'ours_only', 'amounts_differ', 'states_differ', 'fees_differ'),
        integer('difference', 0),
        ...side('their'),
        ...side('our'),
        natural('at'),
        text('day'),
        natural('found_at'),
        natural('settled_at', 'null'),
        natural('accepted_at', 'null'),
        text('reason', 'null'),
        'unique (partner, mode, kind, record_id)',
        'check ((accepted_at is null) = (reason is null))',
      ]),
      `create index reconciliation_item_open on reconciliation_item (found_at, id)
        where settled_at is null and accepted_at is null`,
      'create index reconciliation_item_days on reconciliation_item (partner, mode, day, found_at, id)',
      'create index credit_times on credit (partner, mode, created_at, id)',
      'create index attempt_times on attempt (created_at, id)',
      'create index sandbox_credit_times on sandbox_credit (created_at, id)',
    ];
  },
};
