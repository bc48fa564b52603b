import type { Mode } from '../../server/src/domain/records.js';

/** The first nine digits of every bank account of one payee, by merchant, mode and payee. */
export function payeePrefix({ account, mode }: { account: number; mode: Mode }, payee: string): string {
  const who = payee === '' ? 9 : Number(/\d/.exec(payee)?.[0]);
  return `01${account}${mode === 'test' ? 0 : 1}${who}0000`;
}
