import { AcceptPage } from './pages/accept.js';
import { AccountPage, ConfirmAccountPage } from './pages/account.js';
import { AnswerPage } from './pages/answer.js';
import { CheckoutPage } from './pages/checkout-page.js';
import { ChooserPage } from './pages/chooser.js';
import { ConcedePage } from './pages/concede.js';
import { DeclinePage } from './pages/decline.js';
import { EnterCodePage } from './pages/enter-code.js';
import { FailurePage } from './pages/failure.js';
import { FrontPage, MissingPage } from './pages/front.js';
import { InboxMailPage, InboxPage } from './pages/inbox.js';
import { ProblemPage } from './pages/problem.js';
import { ReceiptPage } from './pages/receipt.js';
import { ReleasePage } from './pages/release.js';
import { ReleaseCodePage } from './pages/release-code.js';
import { SellerPage } from './pages/seller-page.js';
import { SendPage } from './pages/send.js';
import { CodePage, SignInPage } from './pages/sign-in.js';
import { SolvedPage } from './pages/solved.js';
import { TroublePage } from './pages/trouble.js';
import { WithdrawPage } from './pages/withdraw.js';
import type * as props from './props.js';
import { rendering } from './render.js';
import type { Render } from './rendered.js';
import type * as sellerProps from './seller-props.js';

export type { Arrival } from './arrival-view.js';
export { type Asset, assets } from './assets.js';
export * from './dashboard/index.js';
export * from './dashboard/people/index.js';
export { reportLink } from './links.js';
export { type OperatorView, unknownOperator } from './operator-view.js';
export type { PhotoFieldProps, PhotoView } from './photo-props.js';
export type {
  AnswerPageProps,
  ProblemForm,
  ReceiptPageProps,
  SolvedPageProps,
  StatementForm,
  StatementProblem,
} from './props.js';
export type { Reader } from './reader.js';
export type { Render } from './rendered.js';
export type {
  AccountForm,
  ArrivalForm,
  BankChoice,
  DeliveryField,
  EnterCodePageProps,
  SendForm,
  SendPageProps,
} from './seller-props.js';
export type { SellerPageLinks, SellerPagePayout, SellerPageState, SellerPageView } from './seller-view.js';
export type {
  Actions,
  BrandView,
  CheckoutPageState,
  CheckoutPageView,
  Delivery,
  DisplayTime,
  DisputeActions,
  DisputeEnd,
  DisputeLinks,
  DisputeView,
  Doer,
  Links,
  Money,
  Parcel,
  Payment,
  ReleaseCodeState,
  Return,
  ShopView,
  SignInLinks,
  Span,
  Speaker,
  Story,
  StoryEnd,
  StoryReturn,
  Transfer,
} from './view.js';
export { english } from './words/english.js';
export { languages, type Words } from './words/language.js';

export const renderAccept: Render<sellerProps.AcceptPageProps> = rendering(AcceptPage);
export const renderAccount: Render<sellerProps.AccountPageProps> = rendering(AccountPage);
export const renderAnswer: Render<props.AnswerPageProps> = rendering(AnswerPage);
export const renderChooser: Render<props.ChooserPageProps> = rendering(ChooserPage);
export const renderCode: Render<props.CodePageProps> = rendering(CodePage);
export const renderConcede: Render<sellerProps.ConcedePageProps> = rendering(ConcedePage);
export const renderConfirmAccount: Render<sellerProps.ConfirmAccountPageProps> =
  rendering(ConfirmAccountPage);
export const renderDecline: Render<sellerProps.DeclinePageProps> = rendering(DeclinePage);
export const renderEnterCode: Render<sellerProps.EnterCodePageProps> = rendering(EnterCodePage);
export const renderFailure: Render<props.FailurePageProps> = rendering(FailurePage);
export const renderFront: Render<object> = rendering(FrontPage);
export const renderMissing: Render<props.MissingPageProps> = rendering(MissingPage);
export const renderInbox: Render<props.InboxPageProps> = rendering(InboxPage);
export const renderInboxMail: Render<props.InboxMailPageProps> = rendering(InboxMailPage);
export const renderCheckoutPage: Render<props.CheckoutPageProps> = rendering(CheckoutPage);
export const renderProblem: Render<props.ProblemPageProps> = rendering(ProblemPage);
export const renderTrouble: Render<props.TroublePageProps> = rendering(TroublePage);
export const renderReceipt: Render<props.ReceiptPageProps> = rendering(ReceiptPage);
export const renderRelease: Render<props.ReleasePageProps> = rendering(ReleasePage);
export const renderReleaseCode: Render<props.ReleaseCodePageProps> = rendering(ReleaseCodePage);
export const renderSellerPage: Render<sellerProps.SellerPageProps> = rendering(SellerPage);
export const renderSend: Render<sellerProps.SendPageProps> = rendering(SendPage);
export const renderSignIn: Render<props.SignInPageProps> = rendering(SignInPage);
export const renderSolved: Render<props.SolvedPageProps> = rendering(SolvedPage);
export const renderWithdraw: Render<props.WithdrawPageProps> = rendering(WithdrawPage);
