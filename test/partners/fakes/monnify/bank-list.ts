export interface Bank {
  name: string;
  /** Text: codes have leading zeros and three to six digits. */
  code: string;
  nipBankCode: string;
}

/** Banks of Nigeria with their codes at Monnify. */
export const listedBanks: readonly Bank[] = [
  { name: 'Access bank', code: '044', nipBankCode: '000014' },
  { name: 'First Bank of Nigeria', code: '011', nipBankCode: '000016' },
  { name: 'GTBank', code: '058', nipBankCode: '000013' },
  { name: 'Sterling bank', code: '232', nipBankCode: '000001' },
  { name: 'United Bank For Africa', code: '033', nipBankCode: '000004' },
  { name: 'Wema bank', code: '035', nipBankCode: '000017' },
  { name: 'Zenith Bank', code: '057', nipBankCode: '000015' },
  { name: 'OPAY', code: '305', nipBankCode: '100004' },
  { name: 'Moniepoint Microfinance Bank', code: '50515', nipBankCode: '090405' },
];

/** The bank of one-time accounts. */
export const accountBankCode = '232';
