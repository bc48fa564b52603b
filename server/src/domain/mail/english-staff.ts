import { formatLocalTime } from '../local-time.js';
import type { AlertKind } from '../staff/alerts.js';
import { facts } from './english-parts.js';
import type { AccountNotice, StaffNotice } from './staff-data.js';
import type { Language } from './templates.js';

/** The mails to people who work for merchants. */
export const englishStaff: Pick<Language, Extract<keyof Language, `staff.${string}`>> = {
  'staff.code': (data) => ({
    subject: 'Your code for the dashboard',
    body: [
      `Enter this code where you asked for it, within ${data.minutes} minutes:`,
      { code: [data.code] },
      purposes[data.purpose],
      'It works only in the browser that asked for it. Nobody from us will ever ask you for this code. If ' +
        'you did not ask for one, ignore this mail.',
    ],
  }),
  'staff.invitation': (data) => ({
    subject: `You are invited to ${data.account}`,
    body: [
      `${data.inviter} invites you to the dashboard of ${data.account}, as ${data.role}.`,
      { link: data.url, label: 'See the invitation' },
      `Sign in there with this address. You can use the invitation once, until ` +
        `${formatLocalTime(data.expiresAt)}. If you do not know who is inviting you, ignore this mail.`,
    ],
  }),
  'staff.alert': (data) => ({
    subject: `${data.mode === 'test' ? 'Test: ' : ''}${alerts[data.kind].subject(data.account)}`,
    body: [
      alerts[data.kind].text,
      facts(['Reference', data.reference], ['When', formatLocalTime(data.at)]),
      { link: data.url, label: 'Open it in the dashboard' },
      'Which of these mails you get, you choose in the dashboard under Settings, Alerts.',
    ],
  }),
  'staff.account_notice': (data) => ({
    subject: accountNotices[data.what].subject(data.account),
    body: [
      accountNotices[data.what].text,
      facts(
        ['Account', data.account],
        ['Who did it', data.by],
        ['When', formatLocalTime(data.at)],
        ['Address', data.about],
      ),
      ...(data.url === null ? [] : [{ link: data.url, label: 'Open the dashboard' }]),
    ],
  }),
  'staff.notice': (data) => ({
    subject: `Your sign-in to the dashboard was changed`,
    body: [
      notices[data.what],
      facts(['Who', data.email], ['When', formatLocalTime(data.at)], ['From', data.network]),
      'If that was not you, sign in, sign out everywhere, and tell the owner of your account at once.',
    ],
  }),
};

const purposes = {
  sign_in: 'It signs you in to the dashboard.',
  proof: 'It confirms that it is you who is making an important change in the dashboard.',
  new_address: 'It makes this the address that you sign in to the dashboard with.',
};

const notices: { readonly [What in StaffNotice]: string } = {
  factor_enrolled: 'An authenticator app was added to your sign-in.',
  factor_removed: 'The authenticator app was removed from your sign-in.',
  passkey_added: 'A passkey was added to your sign-in.',
  passkey_removed: 'A passkey was removed from your sign-in.',
  factors_removed:
    'Your second factors were removed, and you were signed out in every browser. For a day you change ' +
    'neither payout details nor keys nor members.',
  recovery_code_used: 'A recovery code was used in place of your second factor.',
  address_changed: 'The address that you sign in with was changed.',
  signed_out_everywhere: 'You were signed out in every browser.',
};

const alerts: {
  readonly [Kind in AlertKind]: { subject: (account: string) => string; text: string };
} = {
  disputes: {
    subject: (account) => `A dispute was opened at ${account}`,
    text: 'A dispute was opened. The money is held until it is resolved.',
  },
  failed_payouts: {
    subject: (account) => `A payout of ${account} has failed`,
    text: 'A payout has failed or came back. The money is still owed to its payee.',
  },
  disabled_endpoints: {
    subject: (account) => `A webhook endpoint of ${account} was switched off`,
    text:
      'A webhook endpoint has failed for days, or is gone, and was switched off. Once it works, switch it ' +
      'on, and send again what it has missed.',
  },
};

const accountNotices: {
  readonly [What in AccountNotice]: { subject: (account: string) => string; text: string };
} = {
  first_factor_added: {
    subject: (account) => `A member of ${account} has added a second factor`,
    text:
      'A member without a second factor has added one, and can use live mode. For a day they change ' +
      'neither payout details nor keys nor members. If it was not them, remove the ' +
      'member, and tell the operator.',
  },
  factors_removed: {
    subject: (account) => `A member of ${account} has lost a second factor`,
    text:
      'The second factors of a member were removed, since they had lost them. If nobody has asked for ' +
      'that, remove the member.',
  },
  recovery_requested: {
    subject: (account) => `Somebody asks to own ${account}`,
    text:
      'The operator of this service was told that the owners of the account are lost. In 72 hours the ' +
      'address below is invited as an owner. If that is wrong, stop it: any member can, under Settings.',
  },
  recovery_stopped: {
    subject: (account) => `${account} gets no new owner`,
    text: 'The recovery of the account was stopped. Nobody is invited.',
  },
  recovery_done: {
    subject: (account) => `${account} gets a new owner`,
    text: 'Nobody has stopped the recovery of the account, so the address below was invited as an owner.',
  },
  bank_account_changed: {
    subject: (account) => `${account} is paid to another bank account`,
    text:
      'The bank account that the merchant is paid to was changed. In live mode payouts to it rest for 24 ' +
      'hours. If you do not know of it, change it back, and tell the operator at once.',
  },
  closed: {
    subject: (account) => `${account} is closed`,
    text: 'The account was closed. Its keys work no longer; what it has stored can still be read.',
  },
};
