import { DisputeInput, limits, openingReasons } from '@escrow-checkout/contract';
import {
  type Money,
  type ProblemForm,
  renderProblem,
  renderRelease,
  renderTrouble,
} from '@escrow-checkout/web';
import type { EscrowAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isNextDisputeLast } from '../../../domain/escrow/dispute.js';
import { photoLimits } from '../../../domain/photo.js';
import { fundCheckout } from '../../credits/sandbox-fund.js';
import { askReceipt } from '../../mail/ask-receipt.js';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from '../signed-in/act.js';
import { fieldOf, linksIn, statementFormOf } from '../signed-in/form.js';
import {
  bindPhotosOf,
  noPhotos,
  photoFieldOf,
  placeOf,
  readPhotoForm,
  urlsOf,
} from '../signed-in/photo-form.js';
import type { FormPhotos } from '../signed-in/photo-parts.js';
import {
  type CheckoutPageRequest,
  type OpenCheckoutPage,
  openCheckoutPage,
  renewAccount,
  withCheckoutPage,
} from './open-page.js';
import { endWith, refused, sendCheckoutPage, sendReceipt } from './show.js';

/** Asks the buyer to confirm before money goes to the seller. */
export const askRelease = withCheckoutPage((page, open) => {
  const { confirmReceipt } = open.view.actions;
  if (confirmReceipt) sendRelease(page, open, confirmReceipt);
  else goTo(page.response, page.links.page);
});

function sendRelease(
  page: CheckoutPageRequest,
  { view, session }: OpenCheckoutPage,
  amount: Money,
  isChanged = false,
): void {
  const props = { view, amount, links: page.links, email: session.emailKey, isChanged };
  sendPage(page.response, renderRelease, props, isChanged ? 409 : 200);
}

/** Releases all that is held to the seller, if it is still the amount that the buyer confirmed. */
export const release = withCheckoutPage(async (page, open) => {
  const confirmed = Number(fieldOf(page.request, 'amount'));
  const isDone = await actOnPage(page, open, { command: 'release', amount: null }, ({ escrow }) => {
    return escrow.status !== 'funded' || escrow.amountHeld === confirmed;
  });
  if (isDone) return goTo(page.response, page.links.page);
  const now = await openCheckoutPage(page);
  const amount = now?.view.actions.confirmReceipt;
  if (now && amount && amount.kobo !== confirmed) sendRelease(page, now, amount, true);
  else sendCheckoutPage(page, now ?? open, refused);
});

/** Asks what is wrong, and shows the form that reports it once that is chosen. */
export const askProblem = withCheckoutPage((page, open) => {
  const { request, response, links } = page;
  const { reportProblem: amount } = open.view.actions;
  if (!amount) return goTo(response, links.page);
  const reason = openingReasons.find((each) => each === request.query.about);
  if (reason === undefined) {
    const props = { view: open.view, amount, links, email: open.session.emailKey, reasons: openingReasons };
    return sendPage(response, renderTrouble, props);
  }
  const form = { reason, text: '', links: '' };
  sendProblem(page, open, amount, { form, wrong: [], photos: noPhotos });
});

interface TypedProblem {
  form: ProblemForm;
  wrong: readonly (keyof ProblemForm)[];
  photos: FormPhotos;
  isUnwarned?: boolean;
}

function sendProblem(
  page: CheckoutPageRequest,
  { view, session }: OpenCheckoutPage,
  amount: Money,
  { form, wrong, photos, isUnwarned = false }: TypedProblem,
): void {
  const shared = { view, amount, links: page.links, email: session.emailKey, reasons: openingReasons };
  const isWrong = wrong.length > 0 || photos.problems.length > 0;
  const props = { ...shared, form, wrong, photos: photoFieldOf(photos), isUnwarned };
  sendPage(page.response, renderProblem, props, isUnwarned ? 409 : isWrong ? 422 : 200);
}

/** Form field by the name of the dispute's field. */
const fieldNames: Readonly<Record<string, keyof ProblemForm>> = {
  reason: 'reason',
  description: 'text',
  evidence: 'links',
};

/** Opens a dispute for the buyer: the release clock stops and the money stays held. */
export const reportProblem = withCheckoutPage(async (page, before) => {
  const place = placeOf(before, 'buyer', 'dispute');
  const isOpen = before.view.actions.reportProblem !== null;
  const photos = await readPhotoForm(page, { place, max: photoLimits.perForm, isOpen });
  if (photos === null) return;
  // The upload took its time.
  const open = await openCheckoutPage(page);
  if (open === null) return goTo(page.response, page.links.page);
  const { reportProblem: possible } = open.view.actions;
  const form = { reason: fieldOf(page.request, 'reason'), ...statementFormOf(page.request) };
  const evidence = [...urlsOf(page.services, photos), ...linksIn(form)];
  const input = DisputeInput.safeParse({
    reason: form.reason,
    description: form.text || undefined,
    evidence: linksIn(form),
  });
  const isTooMuch = evidence.length > limits.disputeLinksMax;
  if (!input.success || isTooMuch || photos.problems.length > 0) {
    const issues = input.error?.issues ?? [];
    const wrong = issues.map(({ path }) => fieldNames[String(path[0])] ?? 'reason');
    if (isTooMuch) wrong.push('links');
    return sendProblem(page, open, possible ?? open.view.held, { form, wrong, photos });
  }
  const description = input.data.description ?? null;
  const report = { reason: input.data.reason, description, evidence, side: 'buyer' as const };
  const isWarned = fieldOf(page.request, 'warned') === 'last';
  const isStillMeant = (current: EscrowAggregate) => isWarned || !isNextDisputeLast(current, 'buyer');
  const isDone = await actOnPage(page, open, { command: 'dispute', ...report }, isStillMeant);
  if (isDone) await bindPhotosOf(page, photos);
  else if (!isWarned && (await warnOfLast(page, { form, wrong: [], photos }))) return;
  await endWith(page, open, isDone);
});

/** Shows the form again, with the warning that it lacked; false if a report would not be the last. */
async function warnOfLast(page: CheckoutPageRequest, typed: TypedProblem): Promise<boolean> {
  const open = await openCheckoutPage(page);
  const amount = open?.view.actions.reportProblem;
  if (!open || !amount || !open.view.actions.isLastReport) return false;
  sendProblem(page, open, amount, { ...typed, isUnwarned: true });
  return true;
}

/** Opens a new account number when the last one has expired. */
export const freshAccount = withCheckoutPage(async (page, open) => {
  const isDone = open.view.actions.freshAccount === null || (await renewAccount(page.services, open));
  await endWith(page, open, isDone);
}, 'adds');

const intentionPattern = /^[\w-]{8,64}$/;

/** Mails the receipt again; two submissions of one page send one mail. */
export const mailReceipt = withCheckoutPage(async (page, open) => {
  const { links } = page;
  const intention = fieldOf(page.request, 'intention');
  if (!intentionPattern.test(intention)) return goTo(page.response, links.receipt);
  const asked = await askReceipt(page.services, checkoutOf(open.aggregate), intention);
  if (asked === 'not_paid') goTo(page.response, links.receipt);
  else sendReceipt(page, open, asked === 'too_many' ? 'tooMany' : 'sent');
}, 'adds');

/** Simulates a transfer at the sandbox bank, in test mode; two submissions of one page make one. */
export const simulate = withCheckoutPage(async (page, { view, aggregate }) => {
  const { services, request, response, links } = page;
  const amount = Number(fieldOf(request, 'amount'));
  const intention = fieldOf(request, 'intention');
  const isRequested =
    Number.isSafeInteger(amount) && amount > 0 && amount <= 2 * services.config.AMOUNT_MAX_KOBO;
  if (view.actions.simulate && isRequested && intentionPattern.test(intention)) {
    const name = services.keyedHash('sandbox.transfer', `${checkoutOf(aggregate).id}:${intention}`);
    const transfer = { payerName: null, times: 1, outcome: 'credited' as const, delayMs: 0 };
    await fundCheckout(services, aggregate, { ...transfer, amount, partnerCreditId: name });
  }
  goTo(response, links.page);
}, 'adds');
