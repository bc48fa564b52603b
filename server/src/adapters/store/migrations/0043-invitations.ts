import { columnTypes, createTable, type Migration } from './schema.js';

/** Invitations to an account. All times are real time; the secret of the link is stored as its hash. */
export const invitations: Migration = {
  number: 43,
  name: 'invitations',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    return [
      createTable(engine, 'account_invitation', [
        `${text('id')} primary key`,
        `${text('token_hash')} unique`,
        `${text('account_id')} references account`,
        text('email'),
        text('email_key'),
        word('role', 'owner', 'finance', 'support', 'developer'),
        `${text('invited_by')} references staff_person`,
        natural('created_at'),
        natural('expires_at'),
        // Accepted, withdrawn, or replaced by a newer one.
        natural('ended_at', 'null'),
      ]),
      'create index account_invitation_of_account on account_invitation (account_id, created_at)',
      `create index account_invitation_of_address on account_invitation (email_key)
        where ended_at is null`,
      'create index account_member_of_role on account_member (account_id, role)',
    ];
  },
};
