import type { DisplayTime, FrameView } from '@escrow-checkout/web';
import { formatShortTime } from '../../../domain/local-time.js';
import type { Mode } from '../../../domain/records.js';
import { iso } from '../../checkouts/present.js';
import type { Visit } from '../route.js';
import { sectionsFor } from './sections.js';

/** An account in one mode, by which every query of the dashboard is scoped. */
export interface Owner {
  accountId: string;
  mode: Mode;
}

export function ownerOf({ account, mode }: Visit): Owner {
  return { accountId: account.id, mode };
}

export function frameOf({ account, mode, person, role, formToken }: Visit): FrameView {
  const opens = { test: sectionsFor(role, 'test'), live: sectionsFor(role, 'live') };
  return { account: { id: account.id, name: account.name }, mode, email: person.email, opens, formToken };
}

/**
 * Formats a time for a list.
 *
 * @example shortTime(0).words // "Thu 1 Jan 1970, 1:00 am"
 */
export function shortTime(ms: number): DisplayTime {
  return { iso: iso(ms), words: formatShortTime(ms) };
}

export function shortTimeOrNull(ms: number | null): DisplayTime | null {
  return ms === null ? null : shortTime(ms);
}
