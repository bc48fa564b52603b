import {
  appendOnly,
  appendOnlyFunction,
  columnTypes,
  createNarrowTable,
  createTable,
  type Migration,
} from './schema.js';

/** The ledger and the events of every escrow: written once, never rewritten. */
export const ledger: Migration = {
  number: 4,
  name: 'ledger',
  statements(engine) {
    const { text, mode, natural, positive } = columnTypes(engine);
    return [
      ...appendOnlyFunction(engine),
      createNarrowTable(engine, 'change', [
        `${text('id')} primary key`,
        text('account_id'),
        mode,
        natural('at'),
        text('token'),
      ]),
      ...appendOnly(engine, 'change'),

      createNarrowTable(engine, 'ledger_account', [`${text('id')} primary key`, natural('balance')]),

      createNarrowTable(engine, 'movement', [
        `${text('change_id')} references change`,
        natural('n'),
        mode,
        text('account_id'),
        text('debit_account'),
        text('credit_account'),
        positive('amount'),
        natural('at'),
        'primary key (change_id, n)',
        'check (debit_account <> credit_account)',
      ]),
      'create index movement_by_debit on movement (debit_account)',
      'create index movement_by_credit on movement (credit_account)',
      ...appendOnly(engine, 'movement'),

      createTable(engine, 'event', [
        // The position in the order of commits, which is not the order of ids.
        ...(engine === 'sqlite'
          ? ['position integer primary key', `${text('id')} unique`]
          : [natural('position'), `${text('id')} primary key`]),
        text('type'),
        `${text('checkout_id', 'null')} references checkout`,
        `${text('account_id')} references account`,
        mode,
        text('reference'),
        natural('sequence', 'null'),
        text('status'),
        natural('amount'),
        text('currency'),
        text('metadata_json', 'null'),
        text('actor_kind'),
        text('actor_via'),
        natural('at'),
        text('extras_json'),
        'unique (account_id, mode, reference, sequence)',
        'check (checkout_id is null or (sequence > 0 and amount > 0))',
        'check ((checkout_id is null) = (sequence is null))',
      ]),
      ...(engine === 'postgres' ? eventBase : []),
      'create index event_of_checkout on event (checkout_id, sequence)',
      'create index event_newest on event (account_id, mode, position desc, id desc)',
      'create index event_by_time on event (account_id, mode, at, id)',
      'create index event_newest_of_type on event (account_id, mode, type, position desc, id desc)',
      'create index event_newest_of_reference on event (account_id, mode, reference, position desc, id desc)',
      ...appendOnly(engine, 'event'),
    ];
  },
};

/** The base of positions on PostgreSQL. */
const eventBase = [
  `create table event_base (
    id integer primary key check (id = 1),
    base bigint not null check (base >= 0)
  )`,
  'insert into event_base (id, base) values (1, 0)',
  'create index event_by_position on event (position)',
];
