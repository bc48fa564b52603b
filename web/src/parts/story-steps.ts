import type { DisputeView, Speaker } from '../dispute-view.js';
import type { Doer, Story } from '../story-view.js';
import type { Words } from '../words/language.js';
import type { Step } from './steps.js';

/** What the steps of a story depend on: the story, its reader, and the names of the others in it. */
export interface StoryData {
  story: Story;
  dispute: DisputeView | null;
  side: 'buyer' | 'seller';
  /** The other side, as the reader knows it. */
  other: string;
  shop: string;
}

/** The steps of what ended an order without a payout, and of the money that was owed back. */
export function endSteps(data: StoryData, words: Words): Step[] {
  const { story, side } = data;
  const { story: texts } = words;
  const ends = story.ends.map(({ what, at, by }) => {
    return { name: texts[side].ends[what], at, note: byOf(by, data, words), isDone: true };
  });
  const owed = story.returns.map(({ amount, origin, at, by }) => {
    const note = origin === 'excess' ? words.returns.origin.excess : byOf(by, data, words);
    return { name: texts[side].back(amount.naira), at, note, isDone: true };
  });
  return [...ends, ...owed];
}

/** The steps of the money that was paid back, and will be. */
export function payBackSteps({ returns }: Story, { story: texts }: Words): Step[] {
  return returns.flatMap(({ amount, paidAt, isToCome }): Step[] => {
    if (paidAt) return [{ name: texts.paidBack(amount.naira), at: paidAt, isDone: true }];
    return isToCome ? [{ name: texts.toPayBack(amount.naira), isDone: false }] : [];
  });
}

/** Whether a dispute waits for its end. */
export function isOpen(dispute: DisputeView | null): boolean {
  return dispute !== null && dispute.end === null;
}

/** Whether a dispute ended the sale: then nobody knows whether the buyer has checked the order. */
export function hasDecided(dispute: DisputeView | null): boolean {
  return dispute !== null && dispute.end !== null && dispute.end.how !== 'withdrawn';
}

/** The steps of a dispute. */
export function disputeSteps(data: StoryData, words: Words): Step[] {
  const { dispute, side } = data;
  if (dispute === null) return [];
  const { openedBy, openedAt, end } = dispute;
  const isOwn = openedBy === 'you';
  const reported = {
    name: isOwn ? words.steps.reported : words.steps.disputed,
    at: openedAt,
    note: isOwn ? null : byOf(doerOf(openedBy, side), data, words),
    isDone: true,
  };
  const how = end && words.story[side].solved[end.how];
  return [reported, { name: words.steps.solved, at: end?.at, note: how, isDone: end !== null }];
}

function doerOf(speaker: Speaker, side: StoryData['side']): Doer {
  if (speaker === 'us') return 'us';
  if (speaker === 'you') return side;
  if (speaker === 'other') return side === 'buyer' ? 'seller' : 'buyer';
  return 'shop';
}

/** Says who did something; null if nobody did. */
function byOf(doer: Doer | null, { side, other, shop }: StoryData, { story: texts }: Words): string | null {
  if (doer === null) return null;
  if (doer === 'us') return texts.by(texts.us);
  if (doer === 'shop') return texts.by(shop);
  return texts.by(doer === side ? texts.self : other);
}

/**
 * Puts what is done in the order of its times, before what is to come. A step without a time stays with the
 * one before it; of two at the same time, the given order holds.
 */
export function inOrder(steps: readonly Step[]): Step[] {
  let time = 0;
  const done: { step: Step; time: number }[] = [];
  for (const step of steps.filter(({ isDone }) => isDone)) {
    if (step.at) time = Date.parse(step.at.iso);
    done.push({ step, time });
  }
  const toCome = steps.filter(({ isDone }) => !isDone);
  return [...done.toSorted((a, b) => a.time - b.time).map(({ step }) => step), ...toCome];
}
