import type { FakeClock } from './clock.js';

export interface Notification {
  /** Counts from 1, in the order of the events. */
  number: number;
  event: string;
  /** The exact bytes that are signed and sent. */
  rawBody: string;
  state: 'waiting' | 'delivered' | 'dropped' | 'given_up';
  /** The status of each answer; null if there was none. */
  answers: (number | null)[];
  /** When it is sent next, by the fake's clock; infinite while it is on its way. */
  dueAt: number;
}

export interface NotifierOptions {
  clock: FakeClock;
  /** Returns the headers that sign these bytes. */
  sign(rawBody: string): Readonly<Record<string, string>>;
  /** Writes a body as the vendor does; `JSON.stringify` unless given. */
  serialise?(body: unknown): string;
  /** How long after a failed attempt the next one comes, in ms; null: never. Attempts count from 1. */
  retryAfterMs(failedAttempt: number): number | null;
}

/**
 * Sends a partner's notifications. Unless `isAutomatic`, they wait until a test delivers, repeats, reorders
 * or drops them.
 */
export class Notifier {
  /** Every notification so far, whatever became of it. */
  readonly notifications: Notification[] = [];
  /** Sends each notification at once, and again as the vendor would. */
  isAutomatic = false;
  #url: string | null = null;
  #sending = new Set<Promise<void>>();

  constructor(private readonly options: NotifierOptions) {}

  /** Sets where notifications go, on this machine only. */
  set url(url: string | null) {
    if (url !== null) requireLoopback(url);
    this.#url = url;
  }

  emit(event: string, body: unknown): Notification {
    const notification: Notification = {
      number: this.notifications.length + 1,
      event,
      rawBody: (this.options.serialise ?? JSON.stringify)(body),
      state: 'waiting',
      answers: [],
      dueAt: this.options.clock.now(),
    };
    this.notifications.push(notification);
    if (this.isAutomatic && this.#url) this.#start(notification);
    return notification;
  }

  /** The notifications that wait for their delivery. */
  waiting(): Notification[] {
    return this.notifications.filter(({ state }) => state === 'waiting');
  }

  /** Sends one, as often as asked, also if it was delivered or dropped before. */
  async deliver(notification: Notification, copies = 1): Promise<void> {
    for (let copy = 0; copy < copies; copy += 1) await this.#attempt(notification);
  }

  /** Sends all that wait, one after the other. */
  async deliverWaiting({ isReversed = false, copies = 1 } = {}): Promise<void> {
    const waiting = this.waiting();
    if (isReversed) waiting.reverse();
    for (const notification of waiting) await this.deliver(notification, copies);
  }

  /** Sends those whose time has come by the fake's clock, if there is an address. */
  async deliverDue(): Promise<void> {
    const now = this.options.clock.now();
    for (const notification of this.#url ? this.waiting() : []) {
      if (notification.dueAt <= now) await this.#attempt(notification);
    }
  }

  /** Never sends it by itself. */
  drop(notification: Notification): void {
    notification.state = 'dropped';
  }

  /** Waits for what is being sent automatically. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  /** Returns the headers that the partner sends with these bytes. */
  headers(rawBody: string): Record<string, string> {
    return { 'content-type': 'application/json', ...this.options.sign(rawBody) };
  }

  #start(notification: Notification): void {
    const sending = this.#attempt(notification).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  async #attempt(notification: Notification): Promise<void> {
    if (!this.#url) throw new Error('No notification address is set');
    // What is on its way is not due a second time.
    notification.dueAt = Number.POSITIVE_INFINITY;
    const status = await post(this.#url, notification.rawBody, this.headers(notification.rawBody));
    notification.answers.push(status);
    if (status === 200) notification.state = 'delivered';
    else if (notification.state === 'waiting') this.#retryLater(notification);
  }

  #retryLater(notification: Notification): void {
    const waitMs = this.options.retryAfterMs(notification.answers.length);
    if (waitMs === null) notification.state = 'given_up';
    else notification.dueAt = this.options.clock.now() + waitMs;
  }
}

/** Throws for an address on another machine. */
export function requireLoopback(url: string): void {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname))
    throw new Error(`${url} is not on this machine`);
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<number | null> {
  try {
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
