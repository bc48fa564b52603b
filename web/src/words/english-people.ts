/** The words of the pages where people sign in to the dashboard and look after themselves. */
export const people = {
  signIn: {
    title: 'Sign in to the dashboard',
    about: 'Enter your e-mail address. We send you a code to sign in with.',
    signUp: 'New here? Enter your address all the same: you can then open a test account.',
    unknown: 'If your address can sign in here, a code is on its way to it.',
    cannotSend:
      'This server has no mail server, so it can send a code to nobody. Whoever runs it has to set MAIL_URL.',
    button: 'Send me a code',
  },
  code: { button: 'Sign in', again: 'Ask for another code' },
  proof: {
    title: 'Is it you?',
    about: (email: string) =>
      `What comes next matters, so we ask once more. We send a code to ${email}; it counts for ten minutes.`,
    send: 'Send me a code',
    again: 'Send me another code',
    button: 'Go on',
    carriedTitle: 'We know that it is you',
    carried: 'What you had filled in is still here.',
    sendNow: 'Send it now',
  },
  accounts: {
    title: 'Your accounts',
    none: 'You are a member of no account yet.',
  },
  signUp: {
    title: 'Open a test account',
    about: (left: number) =>
      `It is free, and nothing in it is real. You can open ${left === 1 ? 'one more' : `${left} more`}.`,
    name: 'Name of your shop',
    button: 'Open the account',
    none: 'You have opened three accounts, which is the most.',
    refused: {
      closed: 'Nobody can open an account here by themselves. Ask whoever runs this service.',
      too_many: 'You have opened three accounts, which is the most.',
      network: 'Too many accounts were opened from your network today. Try again tomorrow.',
    },
  },
  refused: {
    unknownTitle: 'There is no such page',
    unknown: 'There is nothing here that you can open. Go back to your accounts.',
    factorTitle: 'This needs a second factor',
    factor:
      'In live mode, what moves money or opens doors needs a passkey or an authenticator app beside your ' +
      'mailbox. ' +
      'So does what concerns the whole account, such as its members, once it is approved for live mode.',
    enrol: 'Add an authenticator app',
    enrolPasskey: 'Add a passkey',
    closedTitle: 'This account is closed',
    closed: 'Nothing of it can be changed any more. What it has stored can still be read.',
    recoveredTitle: 'This has to wait',
    recovered: (until: string) =>
      'You signed in without your second factor, or have only now added one. Whoever reads your mail ' +
      `could have done the same, so payout details, keys and members stay as they are until ${until}. ` +
      'Another owner can change them now.',
    rightTitle: 'Your role does not allow this',
    right: (role: string, right: string, mode: string) =>
      `Your role here is “${role}”. In ${mode} mode it does not let you ${right}. ` +
      'The owner of the account can change your role.',
    quotaTitle: 'Your account stores too much test data',
    quota:
      'Nothing was done. In test mode an account can store only so much; `test_data` in `GET /account` ' +
      'says how much there is. Ask whoever runs this service to raise your quota. Up to twice the quota, ' +
      'what exists can still be changed. Live mode has no quota.',
    back: 'Back',
    accounts: 'Your accounts',
  },
  session: { signedIn: (email: string) => `Signed in as ${email}.`, signOut: 'Sign out' },
  roles: { owner: 'owner', finance: 'finance', support: 'support', developer: 'developer' },
  rights: {
    read: 'see sales',
    read_statements: 'see statements',
    read_logs: 'see logs',
    deliver: 'record a delivery',
    cancel: 'cancel a sale',
    answer_disputes: 'answer a dispute',
    accept_for_seller: 'accept for a seller',
    refund_or_release: 'refund or release money',
    manage_keys: 'manage API keys',
    manage_webhooks: 'manage webhook endpoints',
    manage_members: 'manage members',
    manage_account: 'change the account',
    manage_payout: 'change the payout account',
    use_sandbox: 'use the sandbox',
  },
};
