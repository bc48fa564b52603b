import { CarrierUnavailable, type QuotedRate, type Shipment } from '../../../ports/carrier.js';
import type { AnswerReader } from '../../bank/http/answer-reader.js';
import { koboOf } from '../common/naira.js';
import type { ShipbubbleSession } from './api.js';
import { readLabel } from './label.js';
import { type Mark, markIn } from './marks.js';
import type { RateDetails } from './rate-details.js';

/** What the list of labels says of a booking. */
export interface Found {
  /** The labels with the booking's mark: one, or none. */
  ours: readonly Shipment[];
  /** By another booking of ours. */
  isRateUsed: boolean;
  /** A label without any mark that could be the booking's. */
  isAmbiguous: boolean;
}

interface Wanted {
  rate: QuotedRate;
  details: RateDetails;
  mark: Mark;
  /** Real time: no label of the booking is older. */
  decidedAt: number;
  /** Real time: until when labels are listed. */
  until: number;
}

const dayMs = 24 * 3_600_000;
/** By which Shipbubble's clock may be behind. */
const clockSkewMs = 10 * 60_000;
const perPage = 50;
const pagesMax = 20;

/** Looks for the labels of a rate and a booking. */
export async function searchLabels(session: ShipbubbleSession, wanted: Wanted): Promise<Found> {
  const labels = await listLabels(session, wanted);
  const marked = labels.map((label) => ({ label, mark: markIn(senderIn(label)) }));
  const isOurs = (mark: Mark | null) => mark?.booking === wanted.mark.booking;
  return {
    ours: marked.filter(({ mark }) => isOurs(mark)).map(({ label }) => readLabel(label)),
    isRateUsed: marked.some(({ mark }) => mark?.rate === wanted.mark.rate && !isOurs(mark)),
    isAmbiguous: marked.some(({ label, mark }) => mark === null && couldBe(label, wanted)),
  };
}

/** Days have a zone that no page names, so a day more is listed on both sides. */
async function listLabels(session: ShipbubbleSession, { details, until }: Wanted): Promise<AnswerReader[]> {
  const labels: AnswerReader[] = [];
  for (let page = 1; page <= pagesMax; page += 1) {
    const answer = await session.read({
      operation: 'list_labels',
      method: 'GET',
      path: '/v1/shipping/labels',
      query: {
        Page: String(page),
        PerPage: String(perPage),
        start_date: dayOf(details.askedAt - dayMs),
        end_date: dayOf(until + dayMs),
      },
      priority: 'look_up',
    });
    const results = answer.list('results');
    labels.push(...results);
    if (results.length === 0 || isLast(answer.optionalObject('pagination'))) return labels;
  }
  throw new CarrierUnavailable(`There are more than ${pagesMax} pages of labels at Shipbubble`);
}

/** `total` counts pages; if it counted labels, an empty page would follow. */
function isLast(pagination: AnswerReader): boolean {
  const [current, total] = [
    pagination.optionalWholeNumber('current'),
    pagination.optionalWholeNumber('total'),
  ];
  return current !== null && total !== null && current >= total;
}

function couldBe(label: AnswerReader, { rate, details, decidedAt }: Wanted): boolean {
  const { sender, receiver } = details;
  const createdAt = label.optionalTime('date');
  return (
    label.optionalObject('ship_from').optionalText('phone') === sender.phone &&
    label.optionalObject('ship_to').optionalText('phone') === receiver.phone &&
    label.optionalObject('courier').optionalText('name') === rate.carrier &&
    koboOf(label.optionalObject('payment').optionalDigits('shipping_fee')) === rate.amount &&
    (createdAt === null || createdAt >= decidedAt - clockSkewMs)
  );
}

function senderIn(label: AnswerReader): string {
  return label.optionalObject('ship_from').optionalText('name') ?? '';
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
