export interface Bank {
  id: number;
  name: string;
  slug: string;
  /** Text: codes have leading zeros and three to six digits. */
  code: string;
}

/** Banks of Nigeria with their codes at Paystack. */
export const publishedBanks: readonly Bank[] = [
  { id: 1, name: 'Access Bank', slug: 'access-bank', code: '044' },
  { id: 7, name: 'First Bank of Nigeria', slug: 'first-bank-of-nigeria', code: '011' },
  { id: 9, name: 'Guaranty Trust Bank', slug: 'guaranty-trust-bank', code: '058' },
  { id: 16, name: 'Sterling Bank', slug: 'sterling-bank', code: '232' },
  { id: 18, name: 'United Bank For Africa', slug: 'united-bank-for-africa', code: '033' },
  { id: 20, name: 'Wema Bank', slug: 'wema-bank', code: '035' },
  { id: 21, name: 'Zenith Bank', slug: 'zenith-bank', code: '057' },
  { id: 24, name: 'Test Bank', slug: 'test-bank', code: '001' },
  { id: 67, name: 'Kuda Bank', slug: 'kuda-bank', code: '50211' },
  { id: 169, name: 'Titan Paystack', slug: 'titan-paystack', code: '102' },
  { id: 171, name: 'Paycom', slug: 'paycom', code: '999992' },
  { id: 174, name: 'Abbey Mortgage Bank', slug: 'abbey-mortgage-bank', code: '801' },
];

export const testBankCode = '001';

/** The bank of virtual accounts in each domain. */
export const accountBankSlugs = { live: 'titan-paystack', test: 'test-bank' };
