/** The purposes under which data of people of merchants is hashed; none is one of a buyer's or a seller's. */
export const staffPurposes = {
  address: 'staff.address',
  browser: 'staff.browser',
  session: 'staff.session',
  form: 'staff.form',
  link: 'staff.link',
  invitation: 'staff.invitation',
  recovery: 'staff.recovery',
  network: 'staff.network',
  challenge: 'staff.challenge',
  enquiries: 'staff.enquiries',
} as const;
