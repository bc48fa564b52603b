import { formatKobo } from '../money.js';
import { printable } from '../printable.js';
import type { View } from './view.js';

interface StreamedEvent {
  created_at: string;
  event: string;
  reference: string;
  status: string;
  amount: number;
}

/** One event of a stream, on a line. */
export const eventLine: View = (answer, { paint }) => {
  const { created_at: at, event, reference, status, amount } = answer as StreamedEvent;
  const [time = '', ...words] = [at, event.padEnd(28), reference, status, formatKobo(amount)].map(printable);
  return [paint('dim', time), ...words].join('  ');
};
