import type { Mode } from '../domain/records.js';
import type { BankingPartner } from './bank.js';

/** The configured partners of both modes. */
export interface Partners {
  /** The partner at which the new checkouts of a mode are opened; null if live mode has none. */
  defaultOf(mode: Mode): BankingPartner | null;
  /** The partner of that name; null if it is not configured (any more). */
  find(mode: Mode, name: string): BankingPartner | null;
  listOf(mode: Mode): readonly BankingPartner[];
}

/** Creates the registry of partners; the first of each mode is its default. */
export function createPartners(partners: Readonly<Record<Mode, readonly BankingPartner[]>>): Partners {
  return {
    defaultOf: (mode) => partners[mode][0] ?? null,
    find: (mode, name) => partners[mode].find((partner) => partner.name === name) ?? null,
    listOf: (mode) => partners[mode],
  };
}
