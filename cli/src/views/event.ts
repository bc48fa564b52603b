import { formatKobo } from '../money.js';
import { printable } from '../printable.js';
import type { View } from './columns.js';
import { renderPairs } from './columns.js';

function cell(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (/(?:^|_)amount$/.test(name) && typeof value === 'number') return formatKobo(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Prints every field of an event, whatever its type. */
export const renderEvent: View = (answer, { paint }) =>
  renderPairs(
    Object.entries(answer as object).map(
      ([name, value]) => [name.replaceAll('_', ' '), cell(name, value)] as const,
    ),
    paint,
  );

interface StreamedEvent {
  created_at: string;
  event: string;
  reference: string;
  status: string;
  amount: number;
}

/** Prints an event of a stream on one line. */
export const eventLine: View = (answer, { paint }) => {
  const { created_at: at, event, reference, status, amount } = answer as StreamedEvent;
  const [time = '', ...words] = [at, event.padEnd(28), reference, status, formatKobo(amount)].map(printable);
  return [paint('dim', time), ...words].join('  ');
};
