/**
 * What becomes of a payee's account where `arePayeesByLastDigit` is set. Our own convention, for somebody who
 * tries a fake manually; no partner has one.
 */
const fates = {
  1: 'waits',
  2: 'fails',
  3: 'reverses',
  4: 'unknown',
  5: 'asks_for_otp',
} as const;

type PayeeFate = 'pays' | (typeof fates)[keyof typeof fates];

export function payeeFate(accountNumber: string): PayeeFate {
  const digit = accountNumber.at(-1) ?? '';
  return (fates as Record<string, PayeeFate>)[digit] ?? 'pays';
}

/** What a person at a terminal has to know of it. */
export const payeeHelp = `\
A payee's last digit decides what becomes of a transfer: 1 it waits, 2 it fails, 3 it succeeds and is
reversed, 4 the bank does not know the account, 5 it asks for a code (123456), any other: it succeeds.`;
