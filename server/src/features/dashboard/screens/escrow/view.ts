import { type EscrowProps, pathIn } from '@escrow-checkout/web';
import { type Context, isChargeAggregate } from '../../../../domain/aggregate.js';
import { checkoutOf } from '../../../../domain/checkout/decide.js';
import { isPossible } from '../../../../domain/escrow/decide.js';
import { hasRight } from '../../../../domain/staff/rights.js';
import type { Services } from '../../../../services.js';
import { presentCharge } from '../../../charges/present.js';
import { readLedger } from '../../../checkouts/ledger.js';
import type { Shown } from '../../../checkouts/load-shown.js';
import { checkoutUrl, sellerPageUrl } from '../../../checkouts/present.js';
import { readTimeline } from '../../../checkouts/timeline.js';
import { presentEscrow } from '../../../escrow/present.js';
import { money } from '../../../pages/signed-in/story-view.js';
import type { Visit } from '../../route.js';
import { presentRow } from '../checkouts/row.js';
import { frameOf, ownerOf, shortTime, shortTimeOrNull } from '../format.js';
import { sidePhotosOf } from '../side-photos.js';
import { actions } from './commands.js';
import { creditsOf, disputeOf, eventsOf, mailsOf, storyOf, transfersOf } from './parts.js';
import {
  deliveriesOfCheckout,
  eventsOfCheckout,
  feesOfCheckout,
  mailsOfCheckout,
  membersOfStory,
} from './queries.js';

/** How many entries of the story and of the ledger the page shows; the API has all of them. */
const entriesMax = 200;

/** Reads all that one escrow or charge shows. */
export async function readEscrow(
  services: Services,
  visit: Visit,
  shown: Shown,
  context: Context,
): Promise<EscrowProps> {
  const { store } = services;
  const checkout = checkoutOf(shown);
  const of = { checkoutId: checkout.id };
  const page = { limit: entriesMax, after: null };
  const [timeline, ledger, mails, events, deliveries, fees, members, photos] = await Promise.all([
    readTimeline(services, checkout, page),
    readLedger(services, checkout, page),
    store.all(mailsOfCheckout, of),
    store.all(eventsOfCheckout, of),
    store.all(deliveriesOfCheckout, of),
    store.all(feesOfCheckout, of),
    store.all(membersOfStory, { ...of, ...ownerOf(visit) }),
    sidePhotosOf(services, checkout.id),
  ]);
  const { siteUrl } = services.config;
  const { metadataJson } = checkout;
  return {
    frame: frameOf(visit),
    row: presentRow(visit, shown),
    section: isChargeAggregate(shown) ? 'charges' : 'escrows',
    money: {
      price: money(checkout.amount),
      received: money(checkout.amountReceived),
      held: money(checkout.amountHeld),
      released: money(checkout.amountReleased),
      refunded: money(checkout.amountRefunded),
    },
    facts: {
      buyer: withName(checkout.customerName, checkout.customerEmail),
      seller: checkout.sellerEmail === null ? null : withName(checkout.sellerName, checkout.sellerEmail),
      description: checkout.description,
      acceptedAt: shortTimeOrNull(checkout.sellerAcceptedAt),
    },
    links: { buyer: checkoutUrl(checkout, siteUrl), seller: sellerPageUrl(checkout, siteUrl) },
    actions: actionsOf(visit, shown, context),
    story: storyOf(timeline.entries, members),
    credits: creditsOf(shown),
    transfers: transfersOf(shown, fees, context.now),
    ledger: ledger.movements.map(({ debit, credit, amount, at }) => {
      return { debit, credit, amount: money(amount), at: shortTime(Date.parse(at)) };
    }),
    dispute: isChargeAggregate(shown) ? null : disputeOf(visit, shown.dispute),
    photos,
    mails: mailsOf(mails),
    events: eventsOf(visit, events, deliveries, services.clock.now()),
    metadata: metadataJson && JSON.stringify(JSON.parse(metadataJson), null, 2),
    object: JSON.stringify(objectOf(shown, siteUrl, context.now), null, 2),
  };
}

function withName(name: string | null, email: string): string {
  return name === null ? email : `${name} (${email})`;
}

function objectOf(shown: Shown, siteUrl: string, now: number): unknown {
  return isChargeAggregate(shown) ? presentCharge(shown, siteUrl, now) : presentEscrow(shown, siteUrl, now);
}

/** What this member may do, of what is possible now. */
function actionsOf(visit: Visit, shown: Shown, context: Context): EscrowProps['actions'] {
  if (isChargeAggregate(shown)) return [];
  return Object.entries(actions)
    .filter(([, { right }]) => hasRight(visit.role, right, visit.mode))
    .filter(([, { probe }]) => isPossible(shown, probe, context))
    .map(([name]) => {
      const href = pathIn(visit, `/escrows/${shown.escrow.id}/${name}`);
      return { name: name as keyof typeof actions, href };
    });
}
