import { createHmac } from 'node:crypto';
import { FakeClock, minuteMs } from '../clock.js';
import { controlPath } from '../control-actions.js';
import { Faults } from '../faults.js';
import { type Exchange, startPartnerServer } from '../http-server.js';
import { Notifier } from '../notifier.js';
import type { PartnerRules, Route } from '../partner-calls.js';
import { RateLimit } from '../rate-limit.js';
import { type Account, createAccount } from './account.js';
import { ShipbubbleControl } from './control.js';
import { controlRoutesOf } from './control-routes.js';
import { ShipbubbleRefusal } from './errors.js';
import { routesOf } from './routes.js';
import { defaultSettings, type ShipbubbleSettings } from './settings.js';

export interface FakeShipbubbleOptions {
  settings?: Partial<ShipbubbleSettings>;
  clock?: FakeClock;
  /** 0 takes a free port. */
  port?: number;
  /** The same seed gives the same ids. */
  seed?: number;
  /** Serves what a person at a terminal needs at `/_fake`, without a key. */
  hasControlRoutes?: boolean;
}

/** A Shipbubble with one account, on this machine. */
export interface FakeShipbubble {
  url: string;
  settings: ShipbubbleSettings;
  clock: FakeClock;
  control: ShipbubbleControl;
  faults: Faults;
  notifier: Notifier;
  exchanges: Exchange[];
  /** Its endpoints, such as `GET /v1/shipping/labels`. */
  routes: string[];
  /** Sends each answer only after the notifications about it. */
  holdsAnswersForNotifications(isHeld: boolean): void;
  stop(): Promise<void>;
}

/** Beyond these nobody says when it comes again. */
const attemptsMax = 5;

export async function startFakeShipbubble(options: FakeShipbubbleOptions = {}): Promise<FakeShipbubble> {
  const settings = { ...defaultSettings, ...options.settings };
  const clock = options.clock ?? FakeClock.standing();
  const notifier = new Notifier({
    clock,
    sign: (rawBody) => ({ 'x-ship-signature': signatureOf(settings, rawBody) }),
    retryAfterMs: (failedAttempt) => (failedAttempt < attemptsMax ? 5 * minuteMs : null),
  });
  const account = createAccount(settings, clock, notifier, options.seed ?? 1);
  const faults = new Faults();
  let holdsAnswers = false;
  const control = new ShipbubbleControl(account);
  const rules = rulesOf(account, {
    controlRoutes: options.hasControlRoutes ? controlRoutesOf(control, faults) : [],
    beforeAnswer: () => (holdsAnswers ? notifier.idle() : Promise.resolve()),
  });
  const server = await startPartnerServer(rules, faults, options.port);
  return {
    ...server,
    routes: rules.routes.map(({ name }) => name),
    settings,
    clock,
    control,
    faults,
    notifier,
    holdsAnswersForNotifications: (isHeld) => {
      holdsAnswers = isHeld;
    },
  };
}

function signatureOf({ key, signatureAlgorithm }: ShipbubbleSettings, rawBody: string): string {
  return createHmac(signatureAlgorithm, key).update(rawBody).digest('hex');
}

interface ServingOptions {
  controlRoutes: Route[];
  beforeAnswer(): Promise<void>;
}

function rulesOf(account: Account, { controlRoutes, beforeAnswer }: ServingOptions): PartnerRules {
  const { settings, clock } = account;
  const { rateLimit } = settings;
  const limit = rateLimit && new RateLimit(clock, rateLimit.limit, rateLimit.windowMs);
  const limited = () => new ShipbubbleRefusal('rate_limited').answer();
  return {
    routes: [...routesOf(account), ...controlRoutes],
    guard: ({ path, headers }) => {
      if (path.startsWith(controlPath)) return null;
      if (headers.authorization !== `Bearer ${settings.key}`) {
        return new ShipbubbleRefusal('invalid_key').answer();
      }
      return !limit || limit.pass() ? null : limited();
    },
    refusal: (error) => {
      if (error instanceof ShipbubbleRefusal) return error.answer();
      throw error;
    },
    notFound: () => new ShipbubbleRefusal('not_found').answer(),
    rateLimited: limited,
    headers: () => ({}),
    beforeAnswer,
  };
}
