import type { EscrowDraft } from '../escrow/draft.js';
import type { MailTrigger } from '../mail/causes.js';
import type { Escrow, Shipment, ShipmentStatus } from '../records.js';
import { isWithCarrier } from './states.js';

/**
 * Triggers the mails about a shipment that has left a status. Its id is their cause, so a carrier that tries
 * again, and fails again, writes each of them once.
 */
export function triggerParcelMails(draft: EscrowDraft, before: ShipmentStatus): void {
  const { escrow, shipment } = draft;
  if (shipment === null || shipment.status === before) return;
  const trigger = triggerOf(escrow, shipment, before);
  if (trigger === null) return;
  const { amountHeld, autoReleaseAt } = escrow;
  const clock = autoReleaseAt !== null && { auto_release_at: autoReleaseAt };
  draft.triggerMail(trigger, shipment.id, { shipment_id: shipment.id, held_amount: amountHeld, ...clock });
}

function triggerOf({ status }: Escrow, shipment: Shipment, before: ShipmentStatus): MailTrigger | null {
  const isOpen = status === 'funded' || status === 'disputed';
  if (shipment.status === 'booked') return shipment.cancelRequestedAt === null ? 'parcel.booked' : null;
  // One that failed and is brought after all is known to be on its way.
  if (isWithCarrier(shipment)) return before === 'booked' ? 'parcel.on_its_way' : null;
  // During a dispute the clock stands still, and the dispute's own mails say what becomes of the money.
  if (shipment.status === 'failed') return status === 'funded' ? 'parcel.failed' : null;
  // Nobody was told of a booking that was never made; what else ends the sale has a mail of its own.
  return shipment.status === 'cancelled' && before === 'booked' && isOpen ? 'parcel.cancelled' : null;
}
