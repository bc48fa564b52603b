/** The words of the settings of an account. */
export const settings = {
  title: 'Settings',
  lead: 'Of this account, and of you.',
  links: {
    members: { name: 'Members', about: 'Who can open this account, and what they can do.' },
    keys: { name: 'API keys', about: 'What your programs sign their requests with.' },
    brand: { name: 'Your brand', about: 'Name, logo and colour of your pages, and how to reach you.' },
    approval: { name: 'Live mode', about: 'Ask for approval to take real money.' },
    payout: { name: 'Payout account', about: 'Where you are paid.' },
    alerts: { name: 'Alerts', about: 'Who is told by mail of disputes, failed payouts and endpoints.' },
    security: { name: 'Security', about: 'Whether every member needs a second factor.' },
    audit: { name: 'Audit log', about: 'Who changed what.' },
    export: { name: 'Your data', about: 'Download what is stored of this account, as JSON.' },
    recovery: { name: 'Another owner', about: 'The operator was asked to name one. Any member can stop it.' },
    close: { name: 'Close the account', about: 'For good, once nothing is held or owed.' },
    me: { name: 'You', about: 'Where you are signed in, your address and your second factors.' },
  },
};
