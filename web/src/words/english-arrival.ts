import type { Arrival } from '../arrival-view.js';
import type { DisplayTime } from '../view.js';
import { withLeft } from './time.js';

/** `tomorrow, 8:00 pm (in 7 h)`: when something starts. */
function sinceOf({ words, left }: DisplayTime): string {
  return left === undefined ? words : `${words} (in ${left})`;
}

const times = ['', 'once', 'twice'];

/** Words about the arrival of a delivery and the time to check it, in English. */
export const arrival = {
  /** For the buyer, before the time to check starts. */
  waiting: (
    seller: string,
    naira: string,
    { startsAt, endsAt, extensions }: Pick<Arrival, 'endsAt' | 'extensions'> & { startsAt: DisplayTime },
  ) => ({
    title: 'On its way to you',
    lines: [
      extensions === 0
        ? `${seller} says that it was sent. It should arrive by ${startsAt.words}. We hold ${naira}.`
        : `You said that it has not arrived yet, so we wait longer. We hold ${naira}.`,
      `Your time to check it starts ${sinceOf(startsAt)}, or when you say that it has arrived.` +
        (endsAt ? ` If you report no problem by ${endsAt.words}, the money goes to the seller.` : ''),
    ],
  }),
  buyer: {
    heading: 'Has it arrived?',
    starts: (startsAt: DisplayTime) => `Your time to check starts ${sinceOf(startsAt)}.`,
    ends: (endsAt: DisplayTime) => `Your time to check ends ${withLeft(endsAt)}.`,
    arrived: 'It has arrived',
    arrivedAbout: 'Your time to check then starts now. No money moves yet.',
    arrivedRunning: 'Your time to check goes on as it is. No money moves yet.',
    notArrived: 'Not arrived yet',
    notArrivedAbout: (extensions: number) =>
      extensions === 0
        ? 'You get two days more, and the seller hears of it. You can ask for that twice.'
        : 'You get two days more, and the seller hears of it. This is the last time.',
    stillNot: 'It still has not arrived: report it',
    stillNotAbout: 'You have waited longer twice. A report keeps the money with us until it is solved.',
    confirmed: (words: string) => `You said that it has arrived: ${words}.`,
  },
  seller: {
    waiting: (naira: string, startsAt: DisplayTime, endsAt: DisplayTime | null) =>
      `The buyer's time to check starts ${sinceOf(startsAt)}, or when the buyer says that it has arrived.` +
      (endsAt ? ` If no problem is reported by ${endsAt.words}, ${naira} goes to you.` : ''),
    waitingTitle: 'Sent. It is on its way to the buyer',
    notArrived: (extensions: number) =>
      `The buyer has said ${times[extensions]} that it has not arrived yet, and waits two days longer each ` +
      'time. Please ask your courier where it is.',
    confirmed: (words: string) => `The buyer said that it has arrived: ${words}.`,
  },
  steps: { confirmed: 'Arrived' },
  expected: 'Expected to arrive',
  send: {
    legend: 'When should it arrive?',
    hint:
      "The buyer's time to check starts then, or sooner if the buyer says that it is there. You cannot " +
      'change it later.',
    handed: 'The buyer has it already',
    /** Of `tomorrow, 8:00 pm`. */
    byDay: (by: string) => `${by.charAt(0).toUpperCase()}${by.slice(1).split(',')[0]}, by 8 pm`,
    other: 'At another time:',
    at: 'Day and time',
    problems: {
      missing: 'Please say at which day and time it should arrive.',
      past: 'That time is over. Give one that is still to come.',
      too_far: (days: number) => `Give a time within ${days === 1 ? '1 day' : `${days} days`}.`,
    },
  },
};
