import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { nextReference } from '../../domain/transfer/standing.js';
import { transferOf } from '../../domain/transfer.js';
import type { AccountTime } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { areSendsSuspended } from '../restores/suspension.js';
import { askPartner, partnerOf } from './partner.js';

/** Whether an attempt may only be looked up. Every call that sends money asks this first. */
export async function isOnlyLookedUp(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
): Promise<boolean> {
  return attempt.difference !== null || areSendsSuspended(services, transferOf(aggregate).mode);
}

/**
 * Whether an attempt may begin. While sends are suspended, only one whose transfer stands at the partner
 * begins, and is looked up: so the transfers that a restore took back get their attempts again.
 */
export async function mayBegin(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<boolean> {
  if (!(await areSendsSuspended(services, transferOf(aggregate).mode))) return true;
  const next = { reference: nextReference(aggregate) };
  return (await askPartner(partnerOf(services, aggregate), aggregate.kind, next, time.now)) !== null;
}
