/** The purposes under which sign-in data is sealed and hashed. */
export const purposes = {
  code: 'sign_in.code',
  longCode: 'sign_in.long_code',
  browser: 'sign_in.browser',
  known: 'sign_in.known',
  knownName: 'sign_in.known_name',
  address: 'sign_in.address',
  network: 'sign_in.network',
  enquiries: 'sign_in.enquiries',
  session: 'session',
} as const;
