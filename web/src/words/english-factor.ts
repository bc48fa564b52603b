function codesLeft(left: number): string {
  return `${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`;
}

/** The words of the pages about a person's authenticator app. */
export const factor = {
  title: 'Authenticator app',
  about: 'In live mode, what moves money or opens doors needs an app or a passkey beside your mailbox.',
  none: 'You have added no app.',
  enrolled: (left: number) => `An app is added. ${codesLeft(left)}`,
  codesLeft,
  manage: { add: 'Add an app', change: 'Remove the app' },
  enrol: {
    title: 'Add an authenticator app',
    about: 'Open this link on the device that has the app, or type the secret into the app.',
    link: 'Open in the app',
    secret: 'Secret',
    code: 'Code that the app shows',
    button: 'Add the app',
    wrong: 'That is not the code that the app shows now. Check that the clock of the device is right.',
    lapsed:
      'This page was open for too long, or another browser has shown a secret since. Add the new one below.',
  },
  recovery: {
    title: 'The app is added',
    about: 'Keep these recovery codes apart from the app: each replaces one of its codes, once. ',
    once: 'We cannot show them again.',
    on: 'Go on',
  },
  remove: {
    title: 'Remove the authenticator app',
    about:
      'Without a passkey nothing that needs a second factor can be done in live mode until you add another ' +
      'one. The recovery codes end with the last of your factors.',
    button: 'Remove the app',
  },
  proof: {
    about: 'What comes next matters, so we ask once more. The answer counts for ten minutes.',
    label: 'Code of your authenticator app, or a recovery code',
    recovery: 'Recovery code',
  },
  refused: {
    wrong: 'That is not the code that the app shows now, nor a recovery code that is left.',
    used: 'That code was used already. Wait for the next one.',
    exhausted: 'Too many wrong codes. Try again in an hour.',
  },
};
