import type { Section } from '../dashboard/frame-props.js';

/** The words of the dashboard's frame and of what its screens share, in English. */
export const dashboard = {
  language: 'en-NG',
  service: 'Escrow Checkout',
  skip: 'Skip to the content',
  menu: 'Menu',
  navigation: 'Sections',
  modes: { label: 'Mode', test: 'Test', live: 'Live' },
  testMode: 'Test mode.',
  testModeAbout: 'Nothing here is real: no bank moves money, and live money is in the other mode.',
  titleOfTest: (title: string) => `[Test] ${title}`,
  switchAccount: 'Change account',
  signedIn: (email: string) => `Signed in as ${email}`,
  me: 'Your sign-in',
  signOut: 'Sign out',
  sections: {
    home: 'Home',
    escrows: 'Escrows',
    charges: 'Charges',
    disputes: 'Disputes',
    payouts: 'Payouts',
    balance: 'Balance',
    charts: 'Charts',
    sellers: 'Sellers',
    developers: 'Developers',
    sandbox: 'Sandbox',
    settings: 'Settings',
  } satisfies Record<Section, string>,
  list: {
    newer: 'Back to the newest',
    older: 'Older',
    apply: 'Show',
    clear: 'Clear the filters',
    csv: 'Download as CSV',
    any: 'Any',
  },
  notFound: {
    title: 'There is nothing here',
    about: {
      test: 'This account has no such record in test mode. It may be in live mode, or in another account.',
      live: 'This account has no such record in live mode. It may be in test mode, or in another account.',
    },
  },
  copied: 'Copied',
  select: 'Select the text to copy it',
};
