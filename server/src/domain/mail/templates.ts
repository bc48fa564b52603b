import type { Mode } from '../records.js';
import type { AttemptFailure } from '../webhook/attempt.js';

/** What every mail about a webhook endpoint is filled with. */
interface EndpointTold {
  account: string;
  mode: Mode;
  endpointId: string;
  /** Without its query, which may hold a secret of the receiver. */
  address: string;
  /** Account time, like all times of a mail. */
  failingSince: number;
  lastFailure: AttemptFailure;
  lastStatus: number | null;
  /** Where the API is. */
  apiUrl: string;
}

/** What every mail to a buyer about an order is filled with. */
interface OrderTold {
  merchant: string;
  mode: Mode;
  reference: string;
}

/** Every mail there is, with what it is filled with. */
export interface MailData {
  'sign_in.code': OrderTold & { code: string; minutes: number; side: 'buyer' | 'seller' };
  'checkout.receipt': OrderTold & {
    /** Kobo. */
    amount: number;
    description: string | null;
    /** Account time. */
    paidAt: number;
    /** Whether the money is held until the goods are there. */
    isHeld: boolean;
    orderUrl: string;
    receiptUrl: string;
  };
  'webhook.failing': EndpointTold & { disabledAfter: number };
  'webhook.disabled': EndpointTold & { reason: 'gone' | 'failures'; replaySince: number };
}

export type MailTemplate = keyof MailData;

/** A piece of a mail's body; plain text and HTML are both made of it. */
export type Block =
  | string
  /** Names with their values. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Commands, one a line. */
  | { code: readonly string[] }
  | { link: string; label: string };

export interface Wording {
  subject: string;
  body: readonly Block[];
}

/** The words of one language. */
export type Language = { readonly [Name in MailTemplate]: (data: MailData[Name]) => Wording };

/** An address without what may be secret in it. */
export function addressShown(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}
