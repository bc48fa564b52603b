/** The purposes under which sign-in data is sealed and hashed. */
export const purposes = {
  code: 'sign_in.code',
  browser: 'sign_in.browser',
  address: 'sign_in.address',
  network: 'sign_in.network',
  enquiries: 'sign_in.enquiries',
  session: 'session',
} as const;
