import {
  appendOnly,
  appendOnlyFunction,
  columnTypes,
  createNarrowTable,
  createTable,
  type Migration,
} from './schema.js';

/** The ledger and the story of every escrow: written once, never rewritten. */
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
        `${text('id')} primary key`,
        text('type'),
        `${text('checkout_id')} references checkout`,
        `${text('account_id')} references account`,
        mode,
        text('reference'),
        positive('sequence'),
        text('status'),
        positive('amount'),
        text('currency'),
        text('metadata_json', 'null'),
        text('actor_kind'),
        text('actor_via'),
        natural('at'),
        text('extras_json'),
        'unique (account_id, mode, reference, sequence)',
      ]),
      'create index event_of_checkout on event (checkout_id, sequence)',
      'create index event_newest on event (account_id, mode, at desc, id desc)',
      ...appendOnly(engine, 'event'),
    ];
  },
};
