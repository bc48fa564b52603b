import { type PasskeyOffer, renderNewPasskey, renderRecoveryCodes } from '@escrow-checkout/web';
import { staffLimits } from '../../../domain/staff/session.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { listPasskeys } from '../../staff/passkey-queries.js';
import { type PasskeySite, passkeySite } from '../../staff/passkey-site.js';
import { enrolmentOptions, enrolPasskey, proofOptions, removePasskey } from '../../staff/passkeys.js';
import { actingOf, noticeTo } from './notice.js';
import type { PersonalPage } from './personal.js';

const mePath = '/dashboard/me';

/** The form of a new passkey. */
export const newPasskeyPath = `${mePath}/passkeys/new`;

/**
 * Returns what a page offers of passkeys: the options, where they work instead, or null where no browser
 * offers them.
 */
async function offerOf(
  page: PersonalPage,
  optionsOf: (site: PasskeySite) => Promise<string>,
): Promise<PasskeyOffer | null> {
  const site = passkeySite(page.services);
  if (site === null) return null;
  const isHere = page.request.headers.host === new URL(site.origin).host;
  return isHere ? { options: await optionsOf(site) } : { elsewhere: `${site.origin}/dashboard` };
}

/** Returns what the page of a proof offers of passkeys; null if the person has none. */
export async function passkeyProofOffer(page: PersonalPage, passkeys: number): Promise<PasskeyOffer | null> {
  if (passkeys === 0) return null;
  return offerOf(page, (site) => proofOptions(page.services, site, page.session));
}

/** Asks for the name of a passkey, and the browser for the passkey. */
export async function showNewPasskey(page: PersonalPage, isRefused = false): Promise<void> {
  const { services, response, session, formToken } = page;
  const { email, personId } = session;
  const count = (await services.store.all(listPasskeys, { personId })).length;
  const offer = await offerOf(page, (site) => enrolmentOptions(services, site, session));
  const isFull = count >= staffLimits.passkeysMax;
  const html = renderNewPasskey({ email, formToken, offer, isFull, isRefused });
  sendHtml(response, html, isRefused ? 422 : 200);
}

/** Keeps the passkey, and shows the recovery codes that come with the first factor, the only time. */
export async function addPasskey(page: PersonalPage): Promise<void> {
  const { services, request, response, session, formToken } = page;
  const site = passkeySite(services);
  const name = fieldOf(request, 'name').replace(/\s+/g, ' ').trim();
  const isNamed = name !== '' && [...name].length <= 60;
  const codes =
    site === null || !isNamed
      ? null
      : await enrolPasskey(actingOf(page), {
          site,
          session,
          answer: fieldOf(request, 'answer'),
          name,
          notice: noticeTo(page, 'passkey_added'),
        });
  if (codes === null) return showNewPasskey(page, true);
  services.wakeWorker();
  if (codes.length === 0) return goTo(response, mePath);
  sendHtml(response, renderRecoveryCodes({ email: session.email, formToken, codes, kind: 'passkey' }));
}

/** Removes a passkey of the person; one of anybody else is none. */
export async function dropPasskey(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const id = String(request.params.id).replaceAll('\0', '');
  const which = { id, personId: session.personId };
  await removePasskey(actingOf(page), which, noticeTo(page, 'passkey_removed'));
  services.wakeWorker();
  goTo(response, mePath);
}
