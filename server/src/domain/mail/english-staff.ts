import { formatLocalTime } from '../local-time.js';
import { facts } from './english-parts.js';
import type { StaffNotice } from './staff-data.js';
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
  recovery_code_used: 'A recovery code was used in place of your authenticator app.',
  address_changed: 'The address that you sign in with was changed.',
  signed_out_everywhere: 'You were signed out in every browser.',
};
