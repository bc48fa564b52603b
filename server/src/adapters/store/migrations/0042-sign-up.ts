import { columnTypes, createTable, type Migration } from './schema.js';

/** Accounts that people open themselves, their approval for live mode, and when keys were last used. */
export const signUp: Migration = {
  number: 42,
  name: 'sign-up',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    return [
      createTable(engine, 'account_sign_up', [
        `${text('account_id')} primary key references account`,
        `${text('person_id')} references staff_person`,
        // Bounds how many accounts one person opens.
        natural('slot'),
        natural('created_at'),
        'unique (person_id, slot)',
      ]),

      createTable(engine, 'account_approval', [
        `${text('account_id')} primary key references account`,
        word('status', 'requested', 'approved', 'declined'),
        // What the merchant says of itself, sealed; null if the operator approved without a request.
        text('details_sealed', 'null'),
        text('reason', 'null'),
        natural('requested_at', 'null'),
        natural('decided_at', 'null'),
      ]),
      `create index account_approval_requested on account_approval (requested_at, account_id)
        where status = 'requested'`,

      createTable(engine, 'key_use', [
        `${text('key_id')} primary key references api_key`,
        // The hour in which it was used last, and no request counts alone.
        natural('used_at'),
      ]),
    ];
  },
};
