import type { Mode } from '../../server/src/domain/records.js';

/** Something that somebody sets out to do. Plain data, as a program is. */
export interface Intent {
  command: string;
  /** Which of the accounts. */
  account: number;
  mode: Mode;
  reference: string;
  /** Kobo; what the command takes without one when null. */
  amount: number | null;
  /** The `Idempotency-Key`. */
  key: string | null;
  /** Chooses among whatever there is to choose from when the command runs. */
  n: number;
}

/** What a command reads of its intent besides whose it is; the others are left out when it is told. */
export type Shown = 'reference' | 'amount' | 'key' | 'n';

export function tellIntent(intent: Intent, shown: readonly Shown[]): string {
  const { command, account, mode } = intent;
  const parts = shown.flatMap((name) => {
    const value = intent[name];
    return value === null ? [] : [name === 'reference' ? String(value) : `${name} ${value}`];
  });
  return [`account ${account} ${mode}:`, command, ...parts].join(' ');
}
