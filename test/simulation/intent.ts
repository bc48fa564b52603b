import type { Mode } from '../../server/src/domain/records.js';

/** A command with its input, as plain data. */
export interface Intent {
  command: string;
  /** Which of the accounts. */
  account: number;
  mode: Mode;
  reference: string;
  /** Kobo; null for the command's default. */
  amount: number | null;
  /** The `Idempotency-Key`. */
  key: string | null;
  /** Chooses among the candidates at the time the command runs. */
  n: number;
}

/** The fields a command reads besides the account; a printed program omits the others. */
export type Shown = 'reference' | 'amount' | 'key' | 'n';

export function tellIntent(intent: Intent, shown: readonly Shown[]): string {
  const { command, account, mode } = intent;
  const parts = shown.flatMap((name) => {
    const value = intent[name];
    return value === null ? [] : [name === 'reference' ? String(value) : `${name} ${value}`];
  });
  return [`account ${account} ${mode}:`, command, ...parts].join(' ');
}
