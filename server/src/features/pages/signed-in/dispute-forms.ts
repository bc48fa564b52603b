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
import type { Mode } from '../../../domain/records.js';
import type { Storing } from '../../../http/form-quota.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from './act.js';
import { disputeBetween, type Side } from './dispute-view.js';
import { fieldOf, readStatement, statementFormOf } from './form.js';
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
  endWith(page: PageRequest<Links>, open: Opened, isDone: boolean): Promise<void>;
}

/** The pages on which a side adds a statement to a dispute, and withdraws one that it opened. */
export function disputeForms<Links extends DisputeLinks, Opened extends Open>(
  pages: DisputeSide<Links, Opened>,
): Pick<Pages<Links>, 'shows' | 'forms'> {
  return {
    shows: { '/answer': askAnswer(pages), '/withdraw': askWithdraw(pages) },
    forms: { '/answer': answer(pages), '/withdraw': withdraw(pages) },
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
    if (!sendAnswer(page, open, side, { text: '', links: '' }, [])) goTo(page.response, page.links.page);
  });
}

/** Sends the form; false if there is nothing to answer. */
function sendAnswer(
  { response, links }: PageRequest<DisputeLinks>,
  { session, view }: Open,
  side: Side,
  form: StatementForm,
  wrong: AnswerPageProps['wrong'],
): boolean {
  const { mode, dispute, actions } = view;
  if (!dispute || !actions.answer) return false;
  const shop = shopOf(view, side);
  const props = { mode, shop, dispute, side, links, email: session.emailKey, form, wrong };
  sendPage(response, renderAnswer, props, wrong.length > 0 ? 422 : 200);
  return true;
}

function answer<Links extends DisputeLinks, Opened extends Open>(pages: DisputeSide<Links, Opened>) {
  const { side, withOpen, endWith } = pages;
  return withOpen(async (page, open) => {
    const form = statementFormOf(page.request);
    const read = readStatement(form);
    if ('wrong' in read) {
      if (!sendAnswer(page, open, side, form, read.wrong)) await endWith(page, open, false);
      return;
    }
    const command = { command: 'evidence', side, ...read.statement } as const;
    await endWith(page, open, await actOnPage(page, open, command, isAbout(page.request)));
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
