import type { Mode } from './records.js';

/** How long after its payment a sale was released, as the charts group it. */
export const releaseSpans = [
  { figure: 'released_in_1d', hoursMax: 24 },
  { figure: 'released_in_3d', hoursMax: 72 },
  { figure: 'released_in_7d', hoursMax: 168 },
  { figure: 'released_in_14d', hoursMax: 336 },
  { figure: 'released_in_30d', hoursMax: 720 },
  { figure: 'released_later', hoursMax: Number.POSITIVE_INFINITY },
] as const;

/** What a sale went through, counted on the day when it was opened. */
export const funnelFigures = ['opened', 'signed_in', 'paid', 'delivered', 'released'] as const;

/** What is added up by day for the charts. */
export type Figure =
  /** What escrows and charges held at the end of the day less what they held before it, in kobo. */
  | 'held'
  | (typeof funnelFigures)[number]
  | (typeof releaseSpans)[number]['figure']
  | 'disputes'
  | 'refunds'
  | 'attempts_succeeded'
  | 'attempts_failed';

/** What is to be added to a figure. */
export interface Addition {
  accountId: string;
  mode: Mode;
  figure: Figure;
  /** Days of people in Nigeria since 1970. */
  day: number;
  amount: number;
}

/** What a movement of the ledger says for the figures. */
export interface CountedMovement {
  accountId: string;
  mode: Mode;
  debitAccount: string;
  creditAccount: string;
  amount: number;
  at: number;
}

/** A row that a change created. */
export interface CreatedRow {
  table: 'escrow' | 'refund' | 'dispute';
  accountId: string;
  mode: Mode;
  createdAt: number;
}

/** The first event of its type of an escrow. */
export interface CountedEvent {
  type: string;
  accountId: string;
  mode: Mode;
  at: number;
  /** When its escrow was opened. */
  openedAt: number;
  /** When its escrow was paid; null if it was not. */
  fundedAt: number | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the day of people in Nigeria, who are an hour ahead of UTC all year, as days since 1970. */
export function figureDayOf(ms: number): number {
  return Math.floor((ms + hourMs) / dayMs);
}

/** Returns when a day of the figures begins. */
export function figureDayStart(day: number): number {
  return day * dayMs - hourMs;
}

const isHolding = (account: string) => account.startsWith('escrow:') || account.startsWith('charge:');

/** A movement between two sales changes nothing. */
export function heldBy(movement: CountedMovement): Addition[] {
  const { accountId, mode, debitAccount, creditAccount, amount, at } = movement;
  const net = (isHolding(creditAccount) ? amount : 0) - (isHolding(debitAccount) ? amount : 0);
  return net === 0 ? [] : [{ accountId, mode, figure: 'held', day: figureDayOf(at), amount: net }];
}

const figureOfTable = { escrow: 'opened', refund: 'refunds', dispute: 'disputes' } as const;

export function countRow({ table, accountId, mode, createdAt }: CreatedRow): Addition {
  return { accountId, mode, figure: figureOfTable[table], day: figureDayOf(createdAt), amount: 1 };
}

/** The types of events that the figures count. */
export const countedEvents = [
  'buyer.signed_in',
  'escrow.funded',
  'escrow.delivered',
  'escrow.released',
] as const;

const figureOfEvent: Readonly<Record<string, Figure>> = {
  'buyer.signed_in': 'signed_in',
  'escrow.funded': 'paid',
  'escrow.delivered': 'delivered',
  'escrow.released': 'released',
} satisfies Record<(typeof countedEvents)[number], Figure>;

/** A step of the funnel counts on the day of the opening; how long a release took, on that of the release. */
export function countEvent({ type, accountId, mode, at, openedAt, fundedAt }: CountedEvent): Addition[] {
  const figure = figureOfEvent[type];
  if (figure === undefined) return [];
  const additions: Addition[] = [{ accountId, mode, figure, day: figureDayOf(openedAt), amount: 1 }];
  if (type === 'escrow.released' && fundedAt !== null) {
    additions.push({ accountId, mode, figure: spanOf(at - fundedAt), day: figureDayOf(at), amount: 1 });
  }
  return additions;
}

function spanOf(ms: number): Figure {
  const span = releaseSpans.find(({ hoursMax }) => ms <= hoursMax * hourMs);
  return span?.figure ?? 'released_later';
}

/** Sums additions to the same figure, in one order, so that two servers cannot deadlock. */
export function summed(additions: readonly Addition[]): Addition[] {
  const sums = new Map<string, Addition>();
  for (const addition of additions) {
    const { accountId, mode, figure, day, amount } = addition;
    const name = `${accountId} ${mode} ${figure} ${day}`;
    sums.set(name, { ...addition, amount: (sums.get(name)?.amount ?? 0) + amount });
  }
  const sorted = [...sums].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([, sum]) => sum).filter(({ amount }) => amount !== 0);
}
