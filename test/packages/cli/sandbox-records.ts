const id = '019322f3-0000-7000-8000-000000000001';
const settled = { id, reference: 'ORD-1001', status: 'paid', amount: 250_000, failure_reason: null };

/** The responses of the sandbox actions, by method and path. */
export const sandboxAnswers: Readonly<Record<string, unknown>> = {
  'POST /sandbox/credits': { credit_id: id, status: 'unmatched', reference: null, amount: 250_000 },
  [`POST /sandbox/payouts/${id}/settle`]: { ...settled, bank_name: 'Sandbox Bank', account_last4: '6789' },
  [`POST /sandbox/refunds/${id}/settle`]: { ...settled, credit_id: id, reason: null },
  'POST /sandbox/faults': { operation: 'transfer', kind: 'timeout', count: 1 },
};
