import type { ClaimStore, WebhookEvent } from '@escrow-checkout/sdk/webhooks';
import type { Books } from './books.js';

/** The work and the claim are recorded in one transaction, so there is nothing to release. */
export function claimsOf(books: Books): ClaimStore {
  return { claim: async (id) => !books.hasHandled(id), release: async () => {} };
}

/** Handles an event once; events may arrive in any order. */
export function handleEvent(books: Books, event: WebhookEvent): void {
  books.handleOnce(event.event_id, event.event, () => {
    // Events about a webhook endpoint belong to no order and are not counted.
    if (event.sequence === null) return;
    // The newest event has the current state; a late one changes none.
    books.setStatus(event.reference, event.status, event.sequence);
    // A counted fact counts whenever its event arrives.
    record(books, event, event.sequence);
  });
}

function record(books: Books, event: WebhookEvent, sequence: number): void {
  const { reference } = event;
  switch (event.event) {
    case 'escrow.funded':
      books.addParcel(reference);
      break;
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.reversed':
      books.setTransfer({ id: event.payout_id, reference, status: wordOf(event.event), sequence });
      break;
    case 'refund.paid':
    case 'refund.failed':
      books.setTransfer({ id: event.refund_id, reference, status: wordOf(event.event), sequence });
      break;
    default:
    // The status says enough; what later versions add arrives here as well.
  }
}

/** `payout.paid` says `paid`. */
function wordOf(type: string): string {
  return type.slice(type.indexOf('.') + 1);
}
