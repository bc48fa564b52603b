import type { QuotedRate } from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';

/** Whom a parcel is fetched from, or brought to. */
export interface Contact {
  name: string;
  /** E.164. */
  phone: string;
}

/** What a booking needs of the question that a rate answers. */
export interface RateDetails {
  /** Shipbubble's name of the question; each of its couriers can be booked with it. */
  requestToken: string;
  serviceCode: string;
  courierId: string | null;
  sender: Contact;
  receiver: Contact;
  /** Real time. */
  askedAt: number;
}

export function detailsOf({ detailsJson }: QuotedRate): RateDetails {
  const details = AnswerReader.of(JSON.parse(detailsJson ?? 'null'), 'details');
  return {
    requestToken: details.text('requestToken'),
    serviceCode: details.text('serviceCode'),
    courierId: details.optionalText('courierId'),
    sender: contactIn(details.object('sender')),
    receiver: contactIn(details.object('receiver')),
    askedAt: details.wholeNumber('askedAt'),
  };
}

function contactIn(contact: AnswerReader): Contact {
  return { name: contact.text('name'), phone: contact.text('phone') };
}
