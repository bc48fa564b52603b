import type { PhotoFieldProps } from './photo-props.js';
import type {
  CheckoutPageView,
  DisplayTime,
  DisputeLinks,
  DisputeReason,
  DisputeView,
  Links,
  Money,
  ShopView,
  SignInLinks,
} from './view.js';
import type { english } from './words/english.js';
import type { Words } from './words/language.js';

/*
 * The props of each page. They are separate from the pages, so that the server's program imports no browser
 * types.
 */

export interface CheckoutPageProps {
  view: CheckoutPageView;
  links: Links;
  email: string;
  /** Identifies one submission of a form, so that a second tap has no effect; new for each page. */
  intention: string;
  /** A notice at the top of the page, after an action that failed. */
  notice?: ((words: Words) => string) | undefined;
}

export interface ReleasePageProps {
  view: CheckoutPageView;
  /** The amount that goes to the seller. */
  amount: Money;
  links: Links;
  email: string;
  /** Whether the amount differs from the one the buyer confirmed. */
  isChanged?: boolean;
}

export interface ReleaseCodePageProps {
  view: CheckoutPageView;
  /** The amount that goes to the seller. */
  amount: Money;
  /** Six digits. */
  code: string;
  links: Links;
  email: string;
}

/** The typed values, to fill the form again. */
export interface StatementForm {
  text: string;
  /** One link per line. */
  links: string;
}

export interface ProblemForm extends StatementForm {
  reason: string;
}

export interface TroublePageProps {
  view: CheckoutPageView;
  /** The amount that would stay held. */
  amount: Money;
  links: Links;
  email: string;
  /** The problems that can be reported. */
  reasons: readonly DisputeReason[];
}

export interface ProblemPageProps {
  view: CheckoutPageView;
  /** The amount that stays held. */
  amount: Money;
  links: Links;
  email: string;
  /** The problems to choose from. */
  reasons: readonly DisputeReason[];
  form: ProblemForm;
  wrong: readonly (keyof ProblemForm)[];
  photos: PhotoFieldProps;
  /** Whether it was sent from a form without the warning that the report is the last. */
  isUnwarned?: boolean;
}

/** The props shared by both sides' pages about a dispute. */
interface DisputeProps {
  mode: 'test' | 'live';
  /** Whose page it is, for the bar above it. */
  shop?: ShopView | undefined;
  side: 'buyer' | 'seller';
  dispute: DisputeView;
  links: DisputeLinks;
  email: string;
}

/** The field that is invalid, or that both are empty. */
export type StatementProblem = keyof StatementForm | 'nothing';

export interface AnswerPageProps extends DisputeProps {
  form: StatementForm;
  wrong: readonly StatementProblem[];
  photos: PhotoFieldProps;
}

export interface WithdrawPageProps extends DisputeProps {
  /** The time the buyer then has to check the order. */
  checkedUntil: DisplayTime | null;
}

export interface SolvedPageProps {
  view: CheckoutPageView;
  dispute: DisputeView;
  links: Links;
  email: string;
  /** The typed text; null before anything is typed. */
  text: string | null;
  wrong: readonly StatementProblem[];
}

export interface SignInPageProps {
  links: SignInLinks;
  side: 'buyer' | 'seller';
  /** The typed value, if it was invalid. */
  email?: string;
  problem?: 'invalid' | 'network' | undefined;
  /** Whether the link cannot be whole, whatever order it was meant for. */
  isDamaged?: boolean;
  /** The visitor is signed in with an address that cannot open this page. */
  signedInAs?: string | undefined;
  /** The sandbox inbox, if this is the developer's own machine. */
  inbox?: string | undefined;
}

export interface CodePageProps {
  links: SignInLinks;
  side: 'buyer' | 'seller';
  /** The typed address, masked; undefined if this browser typed none lately. */
  writtenTo?: string | undefined;
  /** Whether the code has twelve digits; it has six otherwise. */
  isLong: boolean;
  refused?: keyof typeof english.code.refused | undefined;
  inbox?: string | undefined;
}

/** One of several orders with the same reference. */
export interface Choice {
  href: string;
  merchant: string;
  amount: Money;
  orderedAt: DisplayTime;
}

export interface ChooserPageProps {
  choices: readonly Choice[];
  mode: 'test' | 'live';
  links: Links;
  email: string;
}

export interface MissingPageProps {
  /** Whether the address begins like that of an order or a sale. */
  isLink: boolean;
}

export interface FailurePageProps {
  /** The reason, as far as the reader may know it. */
  reason: 'origin' | 'unavailable' | 'full' | 'busy' | 'quota' | 'again' | 'tooLong' | 'tooLarge';
  /** The request id, which identifies it in the log. */
  requestId: string;
}

export interface ReceiptPageProps {
  view: CheckoutPageView;
  links: Links;
  email: string;
  /** As in `CheckoutPageProps`. */
  intention: string;
  /** The outcome of the request to get the receipt by mail. */
  mailed?: keyof typeof english.receipt.mailed | undefined;
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
  /** The address of the inbox. */
  path: string;
  mails: readonly InboxMail[];
}

export interface InboxMailPageProps {
  path: string;
  mail: InboxMail & { plain: string };
  /** The code that the mail has, if any. */
  code: string | null;
  /** The page that the mail leads to, if any. */
  link: { label: string; url: string } | null;
}
