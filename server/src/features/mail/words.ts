import type { Mail } from '../../adapters/store/mail-rows.js';
import { type CheckoutTemplate, isCheckoutTemplate } from '../../domain/mail/causes.js';
import { composeMail } from '../../domain/mail/compose.js';
import type { Letter } from '../../domain/mail/letter.js';
import type { MailData, MailTemplate } from '../../domain/mail/templates.js';
import { payoutHoldMs } from '../../domain/payee.js';
import type { Shipment } from '../../domain/records.js';
import { isWithCarrier } from '../../domain/shipment/states.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { shownName } from '../brand/brand.js';
import { findById, findPayout } from '../checkouts/queries.js';
import { findShipment } from '../delivery/shipment-queries.js';
import { readAbout } from './about.js';
import { buyerFills } from './fill-buyer.js';
import { sellerFills } from './fill-seller.js';
import { frameOfMail } from './frame.js';
import { inspectionEndOf } from './inspection-data.js';
import { type Fill, loadMailContext } from './mail-context.js';

type OfCheckout = Exclude<CheckoutTemplate, 'payee.bank_account_changed'>;

const fills: { readonly [Name in OfCheckout]: Fill<Name> } = { ...buyerFills, ...sellerFills };

/** Writes a mail: from the stored facts of its checkout, or from the data sealed in it. */
export async function letterOf(services: Services, mail: Mail): Promise<Letter> {
  const { template } = mail;
  const about = await readAbout(services, mail);
  const frame = frameOfMail(services, mail, about);
  if (template === 'payee.bank_account_changed')
    return composeMail(template, await bankAccountData(services, mail), frame);
  if (template === 'sign_in.code') {
    const data = sealedDataOf<typeof template>(services, mail);
    return composeMail(template, data, { ...frame, locale: data.locale ?? frame.locale });
  }
  if (!isCheckoutTemplate(template))
    return composeMail(template, sealedDataOf<typeof template>(services, mail) as never, frame);
  const fill = fills[template] as Fill<typeof template>;
  const data = await fill(await loadMailContext(services, { ...mail, template }, about));
  return composeMail(template, data as never, frame);
}

/** Returns the data that was sealed when a mail was written. */
function sealedDataOf<Template extends MailTemplate>(
  { sealer }: Pick<Services, 'sealer'>,
  mail: Mail,
): MailData[Template] {
  return JSON.parse(sealer.open(sealedPlaces.mail(mail), mail.dataSealed));
}

async function bankAccountData(
  services: Services,
  mail: Mail,
): Promise<MailData['payee.bank_account_changed']> {
  const { accountId, mode, factsJson } = mail;
  const merchant = await shownName(services, { accountId: accountId ?? '', mode });
  const facts = JSON.parse(factsJson ?? '{}') as Record<'bank_name' | 'account_last4' | 'changed_by', string>;
  return {
    merchant,
    mode,
    bank: { bankName: facts.bank_name, last4: facts.account_last4 },
    changedBy: facts.changed_by === 'seller' ? 'seller' : 'merchant',
    holdHours: mode === 'live' ? payoutHoldMs / 3_600_000 : null,
  };
}

/** Whether the newest shipment still is what each mail about it says. */
const parcelMails: { readonly [Name in MailTemplate]?: (shipment: Shipment) => boolean } = {
  'seller.pickup_booked': ({ status, cancelRequestedAt }) =>
    status === 'booked' && cancelRequestedAt === null,
  'checkout.on_its_way': isWithCarrier,
  'seller.pickup_cancelled': ({ status }) => status === 'cancelled',
  'seller.delivery_failed': ({ status }) => status === 'failed',
  'checkout.delivery_failed': ({ status }) => status === 'failed',
};

/** The mails that say that the money is held. */
const saysHeld: readonly MailTemplate[] = [
  'seller.pickup_cancelled',
  'seller.delivery_failed',
  'checkout.delivery_failed',
];

const inspectionMails = ['checkout.delivered', 'checkout.not_arrived', 'seller.not_arrived'] as const;

/** Whether a mail says when the inspection ends, as its event does. */
function isOfInspection(template: MailTemplate): template is (typeof inspectionMails)[number] {
  return (inspectionMails as readonly MailTemplate[]).includes(template);
}

/** Whether a mail asks for what is done or decided already, or announces a release that will not happen. */
export async function isOutdated(services: Services, mail: Mail): Promise<boolean> {
  const { store } = services;
  const { template, cause, checkoutId } = mail;
  if (template === 'seller.bank_account_missing') {
    const payout = await store.one(findPayout, { id: cause });
    return payout?.bankCode !== null || !['waiting_details', 'manual'].includes(payout.status);
  }
  const isOfParcel = parcelMails[template];
  if (isOfParcel) {
    const shipment = await store.one(findShipment, { checkoutId: checkoutId ?? '' });
    if (shipment?.id !== cause || !isOfParcel(shipment)) return true;
    if (!saysHeld.includes(template)) return false;
    const escrow = await store.one(findById, { id: shipment.checkoutId });
    return escrow?.status !== 'funded' && escrow?.status !== 'disputed';
  }
  if (template !== 'checkout.reminder' && !isOfInspection(template)) return false;
  const checkout = await store.one(findById, { id: checkoutId ?? '' });
  if (checkout?.status !== 'funded') return true;
  if (template === 'checkout.reminder') return cause !== `${checkout.id}:${checkout.autoReleaseAt}`;
  const context = await loadMailContext(services, { ...mail, template }, await readAbout(services, mail));
  return inspectionEndOf(context) !== checkout.autoReleaseAt;
}
