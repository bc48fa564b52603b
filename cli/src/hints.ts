import { line } from './printable.js';
import type { EscrowAnswer } from './views/answers.js';

const proof = '--tracking-number <number> --proof-photo-url <url>';
const payout = '--payout-bank-code <code> --payout-account-number <number>';

/** What usually comes next in the life of an escrow. */
function nextOf(escrow: EscrowAnswer): string {
  const { reference, status, mode } = escrow;
  if (status === 'awaiting_payment')
    return mode === 'test' ? line('sandbox fund', reference) : line('get', reference);
  if (status !== 'funded') return line('timeline', reference);
  if (!escrow.seller_accepted_at) return line('accept', reference);
  if (escrow.blocked_by.includes('payout_details_missing')) {
    if (escrow.seller_email) return line('sellers save', escrow.seller_email, payout);
    return 'escrow-cli account payout --bank-code <code> --account-number <number>';
  }
  return escrow.seller_delivered_at ? line('release', reference) : line('deliver', reference, proof);
}

interface Facts {
  operationId: string;
  answer: unknown;
  reference: string | undefined;
  mode: 'test' | 'live';
}

/** The next command after a write, or nothing when there is no usual one. */
export function nextCommand({ operationId, answer, reference = '', mode }: Facts): string | undefined {
  switch (operationId) {
    case 'initiateEscrow':
      return mode === 'test' ? line('sandbox fund', reference) : line('get', reference);
    case 'createCharge': {
      const created = (answer as { reference: string }).reference;
      return line(mode === 'test' ? 'sandbox fund-charge' : 'charge get', created);
    }
    case 'saveSeller':
      return line('sellers get', (answer as { email: string }).email);
    case 'saveAccountPayout':
      return 'escrow-cli balance';
    case 'advanceClock':
      return (answer as { pending?: boolean }).pending
        ? 'escrow-cli clock advance --minutes 0'
        : 'escrow-cli list';
    case 'retryDelivery':
      return line('get', reference);
    case 'releaseEscrow':
    case 'refundEscrow':
      return line('ledger', reference);
    case 'createWebhook':
      return line('webhooks test', (answer as { id: string }).id);
    case 'testWebhook':
    case 'redeliverWebhook':
      return line('webhooks delivery', (answer as { id: string }).id);
    case 'openDispute':
      return line('dispute show', (answer as EscrowAnswer).dispute?.id ?? '<id>');
  }
  return (answer as Partial<EscrowAnswer>).escrow_id ? nextOf(answer as EscrowAnswer) : undefined;
}
