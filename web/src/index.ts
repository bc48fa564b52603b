import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

export { type Asset, assets } from './assets.js';
export { ChooserPage } from './pages/chooser.js';
export { FailurePage } from './pages/failure.js';
export { OrderPage } from './pages/order.js';
export { type ProblemForm, ProblemPage } from './pages/problem.js';
export { ReceiptPage } from './pages/receipt.js';
export { ReleasePage } from './pages/release.js';
export { CodePage, SignInPage } from './pages/sign-in.js';
export {
  type Actions,
  type Delivery,
  type DisputeView,
  disputeReasons,
  type Links,
  type Moment,
  type Money,
  type OrderState,
  type OrderView,
  type Return,
  type Transfer,
} from './view.js';
export { english } from './words/english.js';

/**
 * A page as it is sent. Whatever others wrote is escaped, wherever it stands.
 *
 * @example renderPage(FailurePage, { reason: 'again', requestId: 'r-1' }) // "<!doctype html><html lang=..."
 */
export function renderPage<Props extends object>(page: ComponentType<Props>, props: Props): string {
  return `<!doctype html>${renderToString(h(page, props))}`;
}
