import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ChooserPage } from './pages/chooser.js';
import { FailurePage } from './pages/failure.js';
import { InboxMailPage, InboxPage } from './pages/inbox.js';
import { OrderPage } from './pages/order.js';
import { ProblemPage } from './pages/problem.js';
import { ReceiptPage } from './pages/receipt.js';
import { ReleasePage } from './pages/release.js';
import { CodePage, SignInPage } from './pages/sign-in.js';
import type * as props from './props.js';

export { type Asset, assets } from './assets.js';
export type { ProblemForm, ReceiptPageProps } from './props.js';
export type {
  Actions,
  Delivery,
  DisputeView,
  Links,
  Moment,
  Money,
  OrderState,
  OrderView,
  Return,
  Transfer,
} from './view.js';
export { english } from './words/english.js';

/** Makes a page as it is sent. Whatever others wrote is escaped, wherever it stands. */
type Render<Props> = (props: Props) => string;

function rendering<Props extends object>(page: ComponentType<Props>): Render<Props> {
  return (given) => `<!doctype html>${renderToString(h(page, given))}`;
}

export const renderChooser: Render<props.ChooserPageProps> = rendering(ChooserPage);
export const renderCode: Render<props.CodePageProps> = rendering(CodePage);
export const renderFailure: Render<props.FailurePageProps> = rendering(FailurePage);
export const renderInbox: Render<props.InboxPageProps> = rendering(InboxPage);
export const renderInboxMail: Render<props.InboxMailPageProps> = rendering(InboxMailPage);
export const renderOrder: Render<props.OrderPageProps> = rendering(OrderPage);
export const renderProblem: Render<props.ProblemPageProps> = rendering(ProblemPage);
export const renderReceipt: Render<props.ReceiptPageProps> = rendering(ReceiptPage);
export const renderRelease: Render<props.ReleasePageProps> = rendering(ReleasePage);
export const renderSignIn: Render<props.SignInPageProps> = rendering(SignInPage);
