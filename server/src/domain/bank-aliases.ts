/** A bank with names of which no rule shows that they are one bank. */
export interface BankAliases {
  /** Its code in Nigeria's system of instant transfers (NIP), which tells it from banks of a like name. */
  nipCode: string;
  names: readonly [string, string, ...string[]];
}

/**
 * Names that certainly are one bank: the legal one, the brand, and what partners shorten them to. Banks that
 * merged are not listed, since partners may still have both; nor is a name that a second bank might have.
 */
export const bankAliases: readonly BankAliases[] = [
  { nipCode: '000003', names: ['First City Monument Bank', 'FCMB'] },
  { nipCode: '000004', names: ['United Bank for Africa', 'UBA'] },
  { nipCode: '000013', names: ['Guaranty Trust Bank', 'GTBank', 'GTB', 'GTBank (Guaranty Trust Bank)'] },
  { nipCode: '090110', names: ['VFD Microfinance Bank', 'VBank', 'VFD'] },
  { nipCode: '090267', names: ['Kuda Microfinance Bank', 'Kuda'] },
  { nipCode: '090405', names: ['Moniepoint Microfinance Bank', 'Moniepoint'] },
  { nipCode: '100002', names: ['Paga', 'Pagatech'] },
  {
    nipCode: '100004',
    names: ['OPay', 'Paycom', 'Paycom (OPay)', 'OPay (Paycom)', 'OPay Digital Services'],
  },
  { nipCode: '120001', names: ['9 Payment Service Bank', '9PSB', '9mobile 9Payment Service Bank'] },
];
