import { formatKobo } from '../money.js';
import { renderPairs } from './columns.js';
import type { View } from './view.js';

function cell(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (/(?:^|_)amount$/.test(name) && typeof value === 'number') return formatKobo(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An event with all it says, whatever its type. */
export const renderEvent: View = (answer, { paint }) =>
  renderPairs(
    Object.entries(answer as object).map(
      ([name, value]) => [name.replaceAll('_', ' '), cell(name, value)] as const,
    ),
    paint,
  );
