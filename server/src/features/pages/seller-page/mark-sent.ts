import { DeliverInput } from '@escrow-checkout/contract';
import {
  type ArrivalForm,
  type DeliveryField,
  renderSend,
  type SendForm,
  type SendPageProps,
} from '@escrow-checkout/web';
import type { Request } from 'express';
import type { DispatchProof } from '../../../domain/aggregate.js';
import { isSellersToSend, missingProof } from '../../../domain/escrow/delivery.js';
import { proofOf } from '../../escrow/deliver.js';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from '../signed-in/act.js';
import { fieldOf } from '../signed-in/form.js';
import {
  bindPhotosOf,
  noPhotos,
  photoFieldOf,
  placeOf,
  readPhotoForm,
  urlsOf,
} from '../signed-in/photo-form.js';
import type { FormPhotos } from '../signed-in/photo-parts.js';
import { arrivalForm, readArrival } from './expected-arrival.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';

type Problems = SendPageProps['wrong'];

const emptyForm: SendForm = { tracking_number: '', courier_name: '', proof_photo_url: '', notes: '' };
const fieldNames = Object.keys(emptyForm) as DeliveryField[];

/** Shows the form with which the seller marks the goods as sent. */
export const askSend = withSellerPage((page, open) => {
  const { send } = open.view.actions;
  if (send) {
    sendForm(page, open, send, {
      form: emptyForm,
      arrival: arrivalForm(open.context),
      wrong: {},
      photos: noPhotos,
    });
  } else goTo(page.response, page.links.page);
});

interface TypedDelivery {
  form: SendForm;
  arrival: ArrivalForm;
  wrong: Problems;
  photos: FormPhotos;
}

function sendForm(
  page: SellerPageRequest,
  { view, session }: OpenSellerPage,
  { checkedUntil }: Pick<SendPageProps, 'checkedUntil'>,
  { arrival, wrong, photos, form }: TypedDelivery,
): void {
  const shared = { view, links: page.links, email: session.emailKey, checkedUntil };
  const isWrong = Object.keys(wrong).length > 0 || arrival.problem !== null || photos.problems.length > 0;
  const props = { ...shared, form, arrival, wrong, photos: photoFieldOf(photos) };
  sendPage(page.response, renderSend, props, isWrong ? 422 : 200);
}

/** Marks the goods as sent, which begins the buyer's time to check, now or when they should arrive. */
export const send = withSellerPage(async (page, before) => {
  const place = placeOf(before, 'seller', 'delivery');
  const isOpen = before.view.actions.send !== null;
  const photos = await readPhotoForm(page, { place, max: 1, isOpen });
  if (photos === null) return;
  // The upload took its time.
  const open = await openSellerPage(page);
  if (open === null) return goTo(page.response, page.links.page);
  const { send: asked } = open.view.actions;
  const form = formOf(page.request);
  const [photo = form.proof_photo_url] = urlsOf(page.services, photos);
  const read = readProof(open, { ...form, proof_photo_url: photo });
  const expected = readArrival(page.request, open.aggregate.escrow, open.context);
  if ('wrong' in read || 'problem' in expected || photos.problems.length > 0) {
    if (!asked) return endWith(page, open, false);
    const problem = 'problem' in expected ? expected.problem : null;
    const arrival = arrivalForm(open.context, { ...expected, problem });
    const wrong = 'wrong' in read ? read.wrong : {};
    return sendForm(page, open, asked, { form, arrival, wrong, photos });
  }
  const proof = withArrival(read.proof, expected.expectedAt);
  const isDone = await actOnPage(page, open, { command: 'deliver', proof }, isSellersToSend);
  if (isDone) await bindPhotosOf(page, photos);
  await endWith(page, open, isDone);
});

function withArrival(proof: DispatchProof, expectedAt: number | null): DispatchProof {
  return expectedAt === null ? proof : { ...proof, expected_arrival_at: new Date(expectedAt).toISOString() };
}

function formOf(request: Request): SendForm {
  const typed = fieldNames.map((name) => [name, fieldOf(request, name).trim()]);
  return Object.fromEntries(typed) as SendForm;
}

/** Checks a proof of dispatch by the contract and the delivery's needs; returns it or the wrong fields. */
function readProof({ aggregate }: OpenSellerPage, form: SendForm) {
  const filled = Object.fromEntries(Object.entries(form).filter(([, typed]) => typed !== ''));
  const input = DeliverInput.safeParse(filled);
  const wrong: Problems = {};
  const proof = input.success ? proofOf(input.data) : { ...proofOf({}), ...filled };
  for (const name of missingProof(aggregate.escrow, proof)) wrong[name] = 'missing';
  for (const { path } of input.error?.issues ?? []) wrong[path[0] as DeliveryField] = 'wrong';
  return Object.keys(wrong).length > 0 ? { wrong } : { proof };
}
