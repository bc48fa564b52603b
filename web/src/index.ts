import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { AcceptPage } from './pages/accept.js';
import { AccountPage, ConfirmAccountPage } from './pages/account.js';
import { AnswerPage } from './pages/answer.js';
import { ChooserPage } from './pages/chooser.js';
import { ConcedePage } from './pages/concede.js';
import { DeclinePage } from './pages/decline.js';
import { FailurePage } from './pages/failure.js';
import { InboxMailPage, InboxPage } from './pages/inbox.js';
import { OrderPage } from './pages/order.js';
import { ProblemPage } from './pages/problem.js';
import { ReceiptPage } from './pages/receipt.js';
import { ReleasePage } from './pages/release.js';
import { SalePage } from './pages/sale.js';
import { SendPage } from './pages/send.js';
import { CodePage, SignInPage } from './pages/sign-in.js';
import { WithdrawPage } from './pages/withdraw.js';
import type * as props from './props.js';
import type * as saleProps from './sale-props.js';

export { type Asset, assets } from './assets.js';
export type {
  AnswerPageProps,
  ProblemForm,
  ReceiptPageProps,
  StatementForm,
  StatementProblem,
} from './props.js';
export type { AccountForm, DeliveryField, SendForm, SendPageProps } from './sale-props.js';
export type { SaleLinks, SalePayout, SaleState, SaleView } from './sale-view.js';
export type {
  Actions,
  Delivery,
  DisputeActions,
  DisputeEnd,
  DisputeLinks,
  DisputeView,
  Links,
  Moment,
  Money,
  OrderState,
  OrderView,
  Return,
  SignInLinks,
  Speaker,
  Transfer,
} from './view.js';
export { english } from './words/english.js';

/** Renders a whole page. All text from outside is escaped. */
type Render<Props> = (props: Props) => string;

function rendering<Props extends object>(page: ComponentType<Props>): Render<Props> {
  return (given) => `<!doctype html>${renderToString(h(page, given))}`;
}

export const renderAccept: Render<saleProps.AcceptPageProps> = rendering(AcceptPage);
export const renderAccount: Render<saleProps.AccountPageProps> = rendering(AccountPage);
export const renderAnswer: Render<props.AnswerPageProps> = rendering(AnswerPage);
export const renderChooser: Render<props.ChooserPageProps> = rendering(ChooserPage);
export const renderCode: Render<props.CodePageProps> = rendering(CodePage);
export const renderConcede: Render<saleProps.ConcedePageProps> = rendering(ConcedePage);
export const renderConfirmAccount: Render<saleProps.ConfirmAccountPageProps> = rendering(ConfirmAccountPage);
export const renderDecline: Render<saleProps.DeclinePageProps> = rendering(DeclinePage);
export const renderFailure: Render<props.FailurePageProps> = rendering(FailurePage);
export const renderInbox: Render<props.InboxPageProps> = rendering(InboxPage);
export const renderInboxMail: Render<props.InboxMailPageProps> = rendering(InboxMailPage);
export const renderOrder: Render<props.OrderPageProps> = rendering(OrderPage);
export const renderProblem: Render<props.ProblemPageProps> = rendering(ProblemPage);
export const renderReceipt: Render<props.ReceiptPageProps> = rendering(ReceiptPage);
export const renderRelease: Render<props.ReleasePageProps> = rendering(ReleasePage);
export const renderSale: Render<saleProps.SalePageProps> = rendering(SalePage);
export const renderSend: Render<saleProps.SendPageProps> = rendering(SendPage);
export const renderSignIn: Render<props.SignInPageProps> = rendering(SignInPage);
export const renderWithdraw: Render<props.WithdrawPageProps> = rendering(WithdrawPage);
