/** The words of the pages about members, invitations and sessions. */
export const members = {
  title: 'Members',
  lead: 'Who can open this account in the dashboard, and what they can do.',
  caption: (count: number) => (count === 1 ? 'One member' : `${count} members`),
  columns: { email: 'Address', role: 'Role', since: 'Since', change: 'Change', until: 'Good until' },
  you: 'you',
  role: 'Role',
  save: 'Save',
  remove: 'Remove',
  leave: 'Leave',
  removeFactor: 'Remove lost factors',
  invite: {
    title: 'Invite somebody',
    about: 'They get a mail in our words, and have to sign in with that address within seven days.',
    email: 'E-mail address',
    button: 'Send the invitation',
  },
  invitations: {
    title: 'Open invitations',
    none: 'There is none.',
    caption: (count: number) => (count === 1 ? 'One invitation' : `${count} invitations`),
    withdraw: 'Withdraw',
  },
  problems: {
    invalid: 'Enter an e-mail address and choose a role.',
    cannot_send:
      'This server has no mail server, so nobody can be invited. Whoever runs it has to set MAIL_URL.',
    too_many: 'This account has sent 20 invitations today, which is the most. Try again tomorrow.',
    member: 'They are a member already.',
    conflict: 'Somebody else changed this at the same moment. Please try again.',
    last_owner: 'An account needs an owner: make somebody else one first.',
    unknown: 'They are no member any more.',
    self: 'Your own second factors are removed on the page about you.',
    no_factor: 'They have no second factor.',
    elsewhere:
      'They are a member of an account that is not yours, too. Ask whoever runs this service to remove ' +
      'the factors.',
  },
  invitation: {
    title: 'Your invitation',
    about: (inviter: string, account: string, role: string) =>
      `${inviter} invites you to the account of ${account}. Your role will be “${role}”.`,
    button: 'Accept',
    none: 'This invitation is not for the address that you are signed in with, or it is no longer good.',
  },
  me: {
    title: 'You',
    sessions: 'Where you are signed in',
    caption: (count: number) => (count === 1 ? 'One browser' : `${count} browsers`),
    columns: { browser: 'Browser', network: 'From', since: 'Since', seen: 'Last seen' },
    unknown: 'unknown',
    isThis: 'this one',
    everywhere: 'Sign out everywhere',
  },
};
