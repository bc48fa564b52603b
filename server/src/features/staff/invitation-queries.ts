import { sql } from 'kysely';
import type { AccountInvitation } from '../../adapters/store/invitation-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';

export const insertInvitation = statement<AccountInvitation, unknown>('account_invitation.insert', (db, p) =>
  insertRow(db, 'account_invitation', p),
);

/** An invitation with the names that its reader sees. */
export type ShownInvitation = AccountInvitation & { account: string; inviter: string };

export const findInvitation = statement<{ tokenHash: string }, ShownInvitation>(
  'account_invitation.of_token',
  (db, p) =>
    db
      .selectFrom('account_invitation')
      .innerJoin('account', 'account.id', 'account_invitation.account_id')
      .innerJoin('staff_person', 'staff_person.id', 'account_invitation.invited_by')
      .select(columns('account_invitation'))
      .select(['account.name as account', 'staff_person.email as inviter'])
      .where('account_invitation.token_hash', '=', p.tokenHash),
);

export const findInvitationOfAddress = statement<{ emailKey: string; now: number }, { id: string }>(
  'account_invitation.of_address',
  (db, p) =>
    db
      .selectFrom('account_invitation')
      .select('id')
      .where('email_key', '=', p.emailKey)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', p.now)
      .limit(sql.lit(1)),
);

export const listInvitations = statement<{ accountId: string; now: number }, AccountInvitation>(
  'account_invitation.list',
  (db, p) =>
    db
      .selectFrom('account_invitation')
      .select(columns('account_invitation'))
      .where('account_id', '=', p.accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', p.now)
      .orderBy('created_at', 'desc')
      .limit(sql.lit(200)),
);

/** Ends an invitation once; it touches no row that has ended, or is of another account. */
export const endInvitation = statement<{ id: string; accountId: string; now: number }, unknown>(
  'account_invitation.end',
  (db, p) =>
    db
      .updateTable('account_invitation')
      .set({ ended_at: p.now })
      .where('id', '=', p.id)
      .where('account_id', '=', p.accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', p.now),
);

/** No invitation outlives the right of whoever sent it. */
export const endInvitationsBy = statement<{ personId: string; accountId: string; now: number }, unknown>(
  'account_invitation.end_of_inviter',
  (db, p) =>
    db
      .updateTable('account_invitation')
      .set({ ended_at: p.now })
      .where('account_id', '=', p.accountId)
      .where('invited_by', '=', p.personId)
      .where('ended_at', 'is', null),
);

/** A newer invitation replaces those of the same address. */
export const endInvitationsOf = statement<{ emailKey: string; accountId: string; now: number }, unknown>(
  'account_invitation.end_of_address',
  (db, p) =>
    db
      .updateTable('account_invitation')
      .set({ ended_at: p.now })
      .where('email_key', '=', p.emailKey)
      .where('account_id', '=', p.accountId)
      .where('ended_at', 'is', null),
);
