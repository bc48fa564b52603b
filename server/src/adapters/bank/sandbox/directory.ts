import { hash } from 'node:crypto';
import type { Bank } from '../../../ports/bank.js';

/** The banks the sandbox knows, with the codes of the Nigerian clearing system. */
export const banks: readonly Bank[] = [
  { code: '044', name: 'Access Bank' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '082', name: 'Keystone Bank' },
  { code: '076', name: 'Polaris Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '032', name: 'Union Bank of Nigeria' },
  { code: '033', name: 'United Bank for Africa' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
];

/** Banks that open virtual accounts. */
const virtualAccountBanks = ['Wema Bank', 'Sterling Bank', 'Fidelity Bank'];

const givenNames = ['ADA', 'BOLA', 'CHIDI', 'EFE', 'FATIMA', 'IBRAHIM', 'KEMI', 'MUSA', 'NGOZI', 'TUNDE'];
const familyNames = ['ADEYEMI', 'BELLO', 'EZE', 'IDRIS', 'LAWAL', 'NWOSU', 'OKAFOR', 'OKORO', 'SANI', 'UCHE'];

/** Derives a number in `0 <= n < below` from a text; `below` is at most 2^48. */
function derivedNumber(text: string, below: number): number {
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, 12), 16) % below;
}

/**
 * Derives the account that a reference opens: ten digits, the first not zero. A buyer's address with ten
 * digits after a plus sets the number, so that a test can give two checkouts the same account.
 */
export function virtualAccountOf(
  partnerReference: string,
  customerEmail: string,
): { accountNumber: string; bankName: string } {
  const number = 1_000_000_000 + derivedNumber(`account:${partnerReference}`, 9_000_000_000);
  const wished = /\+(\d{10})@/.exec(customerEmail)?.[1];
  const bank = virtualAccountBanks[derivedNumber(`bank:${partnerReference}`, virtualAccountBanks.length)];
  return { accountNumber: wished ?? String(number), bankName: bank as string };
}

/** Derives the name on an account. A number that ends in 4 has no holder. */
export function nameOn(bankCode: string, accountNumber: string): string | null {
  if (!/^\d{10}$/.test(accountNumber) || accountNumber.endsWith('4')) return null;
  const given = givenNames[derivedNumber(`given:${bankCode}:${accountNumber}`, givenNames.length)];
  const family = familyNames[derivedNumber(`family:${bankCode}:${accountNumber}`, familyNames.length)];
  return `${given} ${family}`;
}

/** Derives the bank that a transfer into a virtual account comes from. */
export function payerBankOf(creditId: string): string {
  return (banks[derivedNumber(`payer:${creditId}`, banks.length)] as Bank).name;
}

/** Derives the 30 digits by which banks trace a transfer. */
export function sessionIdOf(reference: string): string {
  const digits = (part: number) => String(derivedNumber(`session:${part}:${reference}`, 10 ** 10));
  return [1, 2, 3].map((part) => digits(part).padStart(10, '0')).join('');
}
