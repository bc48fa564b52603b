/** The words of the page where a merchant asks for live mode. */
export const approval = {
  title: 'Going live',
  status: {
    none: 'Tell whoever runs this service who you are. Once they approve, you can create live keys.',
    requested: 'Your request is being looked at. You can go on in test mode meanwhile.',
    approved: 'Your account is approved for live mode.',
    declined: 'Your request was declined. You can ask again.',
  },
  reason: (reason: string) => `They say: ${reason}`,
  plan: 'Live keys also need the business plan. Ask whoever runs this service to change your plan.',
  fields: {
    business_name: {
      label: 'Name of the business',
      hint: 'As it is registered.',
      wrong: 'Enter the registered name.',
    },
    registration_number: {
      label: 'Registration number',
      hint: 'Such as RC 123456.',
      wrong: 'Enter 3 to 40 letters, digits, spaces and dashes.',
    },
    address: {
      label: 'Address',
      hint: 'Where the business is, with the state.',
      wrong: 'Enter the whole address.',
    },
    payout_bank: {
      label: 'Your bank',
      hint: 'Where you are to be paid.',
      wrong: 'Enter the name of the bank.',
    },
    payout_account_number: {
      label: 'Account number',
      hint: 'Ten digits, in the name of the business.',
      wrong: 'An account number has ten digits.',
    },
  },
  button: 'Ask for approval',
};
