import { formatNaira } from '../../domain/money.js';

/** What a transfer was recorded to have recovered. */
export interface Recovery {
  /** The ledger account. */
  receivable: string;
  /** Kobo. */
  amount: number;
}

interface Wanted {
  /** Kobo. */
  amount: number;
  sessionId: string;
  /** What the transfer brought in all, in kobo; null if it repays nothing else. */
  transferAmount: number | null;
}

/**
 * Returns `recorded` if the transfer is recorded for exactly this part already, null if it has that much
 * left, else why not, in a sentence.
 */
export function judgeRecovery(
  recoveries: readonly Recovery[],
  { amount, sessionId, transferAmount }: Wanted,
  receivable: string,
): 'recorded' | string | null {
  if (recoveries.some((recovery) => recovery.receivable === receivable && recovery.amount === amount)) {
    return 'recorded';
  }
  const used = recoveries.reduce((sum, recovery) => sum + recovery.amount, 0);
  const recorded = recoveries.map(describe).join(' and ');
  if (transferAmount === null) {
    return recoveries.length === 0
      ? null
      : `The transfer ${sessionId} is recorded already: it recovered ${recorded}. If it repays this as ` +
          'well, add --transfer-amount with what it brought in all; else name the other transfer.';
  }
  if (used + amount <= transferAmount) return null;
  const left = Math.max(0, transferAmount - used);
  const before = recoveries.length === 0 ? '' : ` It recovered ${recorded} already.`;
  return `The transfer ${sessionId} has ${shown(left)} left of ${shown(transferAmount)}.${before}`;
}

function describe({ receivable, amount }: Recovery): string {
  return `${shown(amount)} of ${receivable.replace('receivable:', '')}`;
}

function shown(kobo: number): string {
  return `${formatNaira(kobo)} (${kobo} kobo)`;
}
