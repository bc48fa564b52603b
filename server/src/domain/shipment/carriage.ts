import type { Carriage, Mode } from '../records.js';

/** A live merchant owes nothing until the operator permits it; in test mode the money is not real. */
const firstLimit: Readonly<Record<Mode, number | null>> = { test: null, live: 0 };

/** Returns what an account without any booking owes. */
export function newCarriage({ accountId, mode }: Pick<Carriage, 'accountId' | 'mode'>): Carriage {
  return {
    accountId,
    mode,
    version: 1,
    amountOwed: 0,
    amountReserved: 0,
    amountLimit: firstLimit[mode],
    updatedAt: 0,
  };
}
