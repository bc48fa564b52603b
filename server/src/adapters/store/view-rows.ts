import type { Mode } from '../../domain/records.js';

/** Filters of a list that a person keeps under a name. */
export interface SavedView {
  id: string;
  personId: string;
  accountId: string;
  mode: Mode;
  kind: 'escrows' | 'charges';
  name: string;
  /** The query of the list's address. */
  query: string;
  /** Real time. */
  createdAt: number;
}
