import {
  type AnswerPageProps,
  type BrandView,
  type DisputeActions,
  type DisputeLinks,
  type DisputeView,
  renderAnswer,
  renderWithdraw,
  type ShopView,
  type StatementForm,
} from '@escrow-checkout/web';
import type { Request } from 'express';
import type { CheckoutAggregate, Context, EscrowAggregate } from '../../../domain/aggregate.js';
import { photoLimits } from '../../../domain/photo.js';
import type { Mode } from '../../../domain/records.js';
import type { Storing } from '../../../http/form-quota.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from './act.js';
import { disputeBetween, type Side } from './dispute-view.js';
import { fieldOf, readStatement, statementFormOf } from './form.js';
import { bindPhotosOf, noPhotos, photoFieldOf, placeOf, readPhotoForm, urlsOf } from './photo-form.js';
import type { FormPhotos } from './photo-parts.js';
import type { PageRequest } from './request.js';
import type { Pages, Show } from './routes.js';

/** The parts of an open page that the dispute forms read. */
interface Open {
  aggregate: CheckoutAggregate;
  context: Context;
  session: OpenSession;
  view: {
    mode: Mode;
    merchant: string;
    brand: BrandView;
    reference: string;
    dispute: DisputeView | null;
    actions: DisputeActions;
  };
}

/** How the pages of one side open an escrow and end a command. */
export interface DisputeSide<Links extends DisputeLinks, Opened extends Open> {
  side: Side;
  withOpen(
    act: (page: PageRequest<Links>, open: Opened) => Promise<void> | void,
    storing?: Storing,
  ): Show<Links>;
  /** Opens the page as it is by now; null for who signed out meanwhile. */
  openAgain(page: PageRequest<Links>): Promise<Opened | null>;
  endWith(page: PageRequest<Links>, open: Opened, isDone: boolean): Promise<void>;
}

/** The pages on which a side adds a statement to a dispute, and withdraws one that it opened. */
export function disputeForms<Links extends DisputeLinks, Opened extends Open>(
  pages: DisputeSide<Links, Opened>,
): Pick<Pages<Links>, 'shows' | 'forms' | 'photoForms'> {
  return {
    shows: { '/answer': askAnswer(pages), '/withdraw': askWithdraw(pages) },
    forms: { '/answer': answer(pages), '/withdraw': withdraw(pages) },
    photoForms: ['/answer'],
  };
}

/** The bar above the page of a dispute, which only escrows have. */
function shopOf({ merchant, brand, reference }: Open['view'], side: Side): ShopView {
  return { merchant, brand, reference, side, isHeld: true };
}

/** Whether an escrow's dispute is still the one that the form was about. */
export function isAbout(request: Request): (aggregate: EscrowAggregate) => boolean {
  const id = fieldOf(request, 'dispute');
  return (aggregate) => disputeBetween(aggregate)?.id === id;
}

function askAnswer<Links extends DisputeLinks, Opened extends Open>({
  side,
  withOpen,
}: DisputeSide<Links, Opened>) {
  return withOpen((page, open) => {
    if (!sendAnswer(page, open, side, { form: { text: '', links: '' }, wrong: [], photos: noPhotos }))
      goTo(page.response, page.links.page);
  });
}

interface TypedAnswer {
  form: StatementForm;
  wrong: AnswerPageProps['wrong'];
  photos: FormPhotos;
}

/** Sends the form; false if there is nothing to answer. */
function sendAnswer(
  { response, links }: PageRequest<DisputeLinks>,
  { session, view }: Open,
  side: Side,
  { form, wrong, photos }: TypedAnswer,
): boolean {
  const { mode, dispute, actions } = view;
  if (!dispute || !actions.answer) return false;
  const shared = { mode, shop: shopOf(view, side), dispute, side, links, email: session.emailKey };
  const props = { ...shared, form, wrong, photos: photoFieldOf(photos) };
  const isWrong = wrong.length > 0 || photos.problems.length > 0;
  sendPage(response, renderAnswer, props, isWrong ? 422 : 200);
  return true;
}

function answer<Links extends DisputeLinks, Opened extends Open>(pages: DisputeSide<Links, Opened>) {
  const { side, withOpen, openAgain, endWith } = pages;
  return withOpen(async (page, before) => {
    const place = placeOf(before, side, 'dispute');
    const isOpen = before.view.actions.answer;
    const photos = await readPhotoForm(page, { place, max: photoLimits.perForm, isOpen });
    if (photos === null) return;
    // The upload took its time.
    const open = await openAgain(page);
    if (open === null) return goTo(page.response, page.links.page);
    const form = statementFormOf(page.request);
    const read = readStatement(form, urlsOf(page.services, photos));
    if ('wrong' in read || photos.problems.length > 0) {
      const wrong = 'wrong' in read ? read.wrong : [];
      if (!sendAnswer(page, open, side, { form, wrong, photos })) await endWith(page, open, false);
      return;
    }
    const command = { command: 'evidence', side, ...read.statement } as const;
    const isDone = await actOnPage(page, open, command, isAbout(page.request));
    if (isDone) await bindPhotosOf(page, photos);
    await endWith(page, open, isDone);
  }, 'adds');
}

function askWithdraw<Links extends DisputeLinks, Opened extends Open>({
  side,
  withOpen,
}: DisputeSide<Links, Opened>) {
  return withOpen(({ response, links }, { session, view }) => {
    const { mode, dispute, actions } = view;
    if (!dispute || !actions.withdraw) return goTo(response, links.page);
    const { checkedUntil } = actions.withdraw;
    const shop = shopOf(view, side);
    const props = { mode, shop, dispute, side, links, email: session.emailKey, checkedUntil };
    sendPage(response, renderWithdraw, props);
  });
}

function withdraw<Links extends DisputeLinks, Opened extends Open>(pages: DisputeSide<Links, Opened>) {
  const { side, withOpen, endWith } = pages;
  return withOpen(async (page, open) => {
    await endWith(
      page,
      open,
      await actOnPage(page, open, { command: 'withdraw', side }, isAbout(page.request)),
    );
  });
}
