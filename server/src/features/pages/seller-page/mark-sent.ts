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
import { arrivalForm, readArrival } from './expected-arrival.js';
import { type OpenSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';

type Problems = SendPageProps['wrong'];

const emptyForm: SendForm = { tracking_number: '', courier_name: '', proof_photo_url: '', notes: '' };
const fieldNames = Object.keys(emptyForm) as DeliveryField[];

/** Shows the form with which the seller marks the goods as sent. */
export const askSend = withSellerPage((page, open) => {
  const { send } = open.view.actions;
  if (send) sendForm(page, open, send, emptyForm, arrivalForm(open.context), {});
  else goTo(page.response, page.links.page);
});

function sendForm(
  page: SellerPageRequest,
  { view, session }: OpenSellerPage,
  { checkedUntil }: Pick<SendPageProps, 'checkedUntil'>,
  form: SendForm,
  arrival: ArrivalForm,
  wrong: Problems,
): void {
  const props = { view, links: page.links, email: session.emailKey, checkedUntil, form, arrival, wrong };
  const isWrong = Object.keys(wrong).length > 0 || arrival.problem !== null;
  sendPage(page.response, renderSend, props, isWrong ? 422 : 200);
}

/** Marks the goods as sent, which begins the buyer's time to check, now or when they should arrive. */
export const send = withSellerPage(async (page, open) => {
  const form = formOf(page.request);
  const read = readProof(open, form);
  const expected = readArrival(page.request, open.aggregate.escrow, open.context);
  if ('wrong' in read || 'problem' in expected) {
    const { send: asked } = open.view.actions;
    if (!asked) return endWith(page, open, false);
    const problem = 'problem' in expected ? expected.problem : null;
    const arrival = arrivalForm(open.context, { ...expected, problem });
    return sendForm(page, open, asked, form, arrival, 'wrong' in read ? read.wrong : {});
  }
  const proof = withArrival(read.proof, expected.expectedAt);
  await endWith(page, open, await actOnPage(page, open, { command: 'deliver', proof }, isSellersToSend));
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
