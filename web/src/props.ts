import type {
  DisputeLinks,
  DisputeReason,
  DisputeView,
  Links,
  Moment,
  Money,
  OrderView,
  SignInLinks,
} from './view.js';
import type { english } from './words/english.js';

/*
 * What each page is made of. It stands apart from the pages, so that the server sees no type of a browser.
 */

export interface OrderPageProps {
  view: OrderView;
  links: Links;
  email: string;
  /** Names what a form means to do once, so that a second tap does no more; a new one for each page. */
  intention: string;
  /** Said above everything, after something that could not be done. */
  notice?: string | undefined;
}

export interface ReleasePageProps {
  view: OrderView;
  /** What goes to the seller. */
  amount: Money;
  links: Links;
  email: string;
  /** The amount is another one than the buyer has confirmed. */
  isChanged?: boolean;
}

/** What was typed, to be typed no second time. */
export interface StatementForm {
  text: string;
  /** One a line. */
  links: string;
}

export interface ProblemForm extends StatementForm {
  reason: string;
}

export interface ProblemPageProps {
  view: OrderView;
  /** What stays held. */
  amount: Money;
  links: Links;
  email: string;
  /** What can be wrong. */
  reasons: readonly DisputeReason[];
  form: ProblemForm;
  wrong: readonly (keyof ProblemForm)[];
}

/** What both sides' pages about a dispute are made of. */
interface DisputeProps {
  mode: 'test' | 'live';
  side: 'buyer' | 'seller';
  dispute: DisputeView;
  links: DisputeLinks;
  email: string;
}

/** A field that cannot be taken, or that both are empty. */
export type StatementProblem = keyof StatementForm | 'nothing';

export interface AnswerPageProps extends DisputeProps {
  form: StatementForm;
  wrong: readonly StatementProblem[];
}

export interface WithdrawPageProps extends DisputeProps {
  /** How long the buyer then has to check. */
  checkedUntil: Moment | null;
}

export interface SignInPageProps {
  links: SignInLinks;
  side: 'buyer' | 'seller';
  /** What was typed, if it could not be taken. */
  email?: string;
  problem?: 'invalid' | 'network' | 'address' | undefined;
  /** Signed in already, with an address that opens nothing here. */
  signedInAs?: string | undefined;
  /** Where mails of test mode can be read, on one's own machine. */
  inbox?: string | undefined;
}

export interface CodePageProps {
  links: SignInLinks;
  side: 'buyer' | 'seller';
  refused?: keyof typeof english.code.refused | undefined;
  inbox?: string | undefined;
}

/** One of several orders under the same number. */
export interface Choice {
  href: string;
  merchant: string;
  amount: Money;
  orderedAt: Moment;
}

export interface ChooserPageProps {
  choices: readonly Choice[];
  mode: 'test' | 'live';
  links: Links;
  email: string;
}

export interface FailurePageProps {
  /** Why, as far as the reader may know. */
  reason: 'origin' | 'unavailable' | 'again';
  /** What the log knows it by. */
  requestId: string;
}

export interface ReceiptPageProps {
  view: OrderView;
  links: Links;
  email: string;
}

/** One line of the sandbox inbox. */
export interface InboxMail {
  id: string;
  /** ISO 8601. */
  keptAt: string;
  recipient: string;
  subject: string;
}

export interface InboxPageProps {
  /** Where the inbox is. */
  path: string;
  mails: readonly InboxMail[];
}

export interface InboxMailPageProps {
  path: string;
  mail: InboxMail & { sender: string; messageId: string; plain: string; html: string };
}
