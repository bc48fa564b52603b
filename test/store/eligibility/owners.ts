import type { Mode } from '../../../server/src/domain/records.js';

/** The accounts, and how far the test clock of each is ahead of real time. */
export const accounts = { steady: 0, ahead: 40 * 3_600_000 } as const;

export type AccountId = keyof typeof accounts;

export interface Owner {
  accountId: string | null;
  mode: Mode;
}

/** A payee is a seller by number, or the merchant itself. */
export interface Payee {
  accountId: AccountId;
  mode: Mode;
  seller: number | null;
}

export interface TestEscrow extends Payee {
  isCharge: boolean;
  amount: number;
}

export function aheadOf({ accountId, mode }: Owner): number {
  return mode === 'test' && accountId === 'ahead' ? accounts.ahead : 0;
}

export function emailOf(seller: number): string {
  return `seller-${seller}@example.com`;
}
