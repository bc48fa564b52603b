/** The words of the settings of an account. */
export const settings = {
  title: 'Settings',
  lead: 'Of this account, and of you.',
  links: {
    members: { name: 'Members', about: 'Who can open this account, and what they can do.' },
    keys: { name: 'API keys', about: 'What your programs sign their requests with.' },
    approval: { name: 'Live mode', about: 'Ask for approval to take real money.' },
    me: { name: 'You', about: 'Where you are signed in, and your authenticator app.' },
  },
};
