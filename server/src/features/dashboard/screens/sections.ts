import { type Section, sections } from '@escrow-checkout/web';
import type { Mode } from '../../../domain/records.js';
import { hasRight, type Right, type Role } from '../../../domain/staff/rights.js';

/** The right of each section's first page; the others need none of their own. */
const rightOf: Partial<Record<Section, Right>> = {
  balance: 'read_statements',
  charts: 'read_statements',
  developers: 'read_logs',
  sandbox: 'use_sandbox',
};

/** Returns the sections that a role opens in a mode, so that no link leads to a refusal. */
export function sectionsFor(role: Role, mode: Mode): Section[] {
  return sections.filter((section) => hasRight(role, rightOf[section] ?? 'read', mode));
}
