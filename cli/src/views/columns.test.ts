import { expect, test } from 'vitest';
import { renderRows } from './columns.js';
import { escrowColumns } from './lists.js';

const escrow = {
  reference: 'ORD-1001',
  status: 'awaiting_payment',
  amount: 250_000,
  amount_held: 0,
  customer_email: 'buyer@example.com',
  created_at: '2026-01-02T10:00:00.000Z',
} as Parameters<(typeof escrowColumns)[0]['text']>[0];
const rows = [escrow, { ...escrow, reference: 'ORD-1002', status: 'funded', amount_held: 250_000 }];
const wordy = [
  { title: 'event', text: () => 'payout.failed' },
  { title: 'when', text: () => 'The bank has refused a payout, or has sent it back.' },
];
const tableOf = (columns: number) => renderRows(rows, escrowColumns, columns, (_, text) => text);

test.each([50, 60, 80, 100, 120, 200])('a list fits %i columns, and no word of it is cut', (columns) => {
  const table = tableOf(columns);
  for (const line of table.split('\n')) expect([...line].length).toBeLessThanOrEqual(columns);
  for (const word of ['ORD-1001', 'awaiting_payment', '₦2,500.00', 'buyer@example.com', '2026-01-02'])
    expect(table).toContain(word);
});

test('a terminal that is wide enough gets the whole cells', () => {
  expect(tableOf(200)).toContain('ORD-1001   awaiting_payment  ₦2,500.00 (250000 kobo)  ₦0.00 (0 kobo)');
});

test('a terminal that is too narrow for a table gets each record as a list', () => {
  const [first = '', second = ''] = tableOf(50).split('\n\n');
  expect(first.split('\n').slice(0, 2)).toEqual(['reference  ORD-1001', 'status     awaiting_payment']);
  expect(second).toContain('status     funded');
});

test('a cell wraps at its words, below its own title', () => {
  expect(renderRows([1], wordy, 45, (_, text) => text).split('\n')).toEqual([
    'EVENT          WHEN',
    'payout.failed  The bank has refused a payout,',
    '               or has sent it back.',
  ]);
});
