import { createHmac } from 'node:crypto';
import { FakeClock, hourMs, minuteMs } from '../clock.js';
import { controlPath } from '../control-actions.js';
import { Faults } from '../faults.js';
import { type Exchange, startPartnerServer } from '../http-server.js';
import { Notifier } from '../notifier.js';
import type { PartnerRequest, PartnerRules, Route } from '../partner-calls.js';
import { RateLimit } from '../rate-limit.js';
import { type Business, createBusiness } from './business.js';
import { PaystackControl } from './control.js';
import { controlRoutesOf } from './control-routes.js';
import { PaystackRefusal } from './errors.js';
import { routesOf } from './routes.js';
import { defaultSettings, type PaystackSettings } from './settings.js';

export interface FakePaystackOptions {
  settings?: Partial<PaystackSettings>;
  clock?: FakeClock;
  /** 0 takes a free port. */
  port?: number;
  /** The same seed gives the same codes and account numbers. */
  seed?: number;
  /** Serves what a person at a terminal needs at `/_fake`, without a key. */
  hasControlRoutes?: boolean;
}

/** The partner without its server: a simulation hands it the calls itself. */
export interface PaystackCore {
  settings: PaystackSettings;
  clock: FakeClock;
  control: PaystackControl;
  faults: Faults;
  notifier: Notifier;
  rules: PartnerRules;
  /** Sends each answer only after the notifications about it. */
  holdsAnswersForNotifications(isHeld: boolean): void;
}

/** A Paystack with one business, on this machine. */
export interface FakePaystack extends Omit<PaystackCore, 'rules'> {
  url: string;
  secretKey: string;
  exchanges: Exchange[];
  /** Its endpoints, such as `GET /transfer/verify/:reference`. */
  routes: string[];
  stop(): Promise<void>;
}

const retriesQuickly = 4;
const retryHours = 72;

export async function startFakePaystack(options: FakePaystackOptions = {}): Promise<FakePaystack> {
  const { rules, ...core } = createFakePaystack(options);
  const server = await startPartnerServer(rules, core.faults, options.port);
  const routes = rules.routes.map(({ name }) => name);
  return { ...server, ...core, secretKey: core.settings.secretKey, routes };
}

export function createFakePaystack(options: FakePaystackOptions = {}): PaystackCore {
  const settings = { ...defaultSettings, ...options.settings };
  const clock = options.clock ?? FakeClock.standing();
  const sign = (rawBody: string) => ({
    'x-paystack-signature': createHmac('sha512', settings.secretKey).update(rawBody).digest('hex'),
  });
  const notifier = new Notifier({ clock, sign, retryAfterMs });
  const business = createBusiness(settings, clock, notifier, options.seed ?? 1);
  const faults = new Faults();
  let holdsAnswers = false;
  const control = new PaystackControl(business);
  const rules = rulesOf(business, {
    controlRoutes: options.hasControlRoutes ? controlRoutesOf(control, faults) : [],
    beforeAnswer: () => (holdsAnswers ? notifier.idle() : Promise.resolve()),
  });
  return {
    rules,
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

interface ServingOptions {
  controlRoutes: Route[];
  beforeAnswer(): Promise<void>;
}

function rulesOf(business: Business, { controlRoutes, beforeAnswer }: ServingOptions): PartnerRules {
  const { settings, clock } = business;
  const { rateLimit } = settings;
  const limit = rateLimit && new RateLimit(clock, rateLimit.limit, rateLimit.windowMs);
  return {
    routes: [...routesOf(business), ...controlRoutes],
    guard: (request) => {
      if (request.path.startsWith(controlPath)) return null;
      if (!hasKey(request, settings)) return new PaystackRefusal('invalid_key').answer();
      return !limit || limit.pass() ? null : new PaystackRefusal('rate_limited').answer();
    },
    refusal: (error) => {
      if (error instanceof PaystackRefusal) return error.answer();
      throw error;
    },
    notFound: () => new PaystackRefusal('not_found').answer(),
    rateLimited: () => ({ ...new PaystackRefusal('rate_limited').answer(), headers: exhausted }),
    headers: () => (limit && rateLimit ? limitHeaders(limit, rateLimit.limit) : {}),
    beforeAnswer,
  };
}

function hasKey({ headers }: PartnerRequest, { secretKey }: PaystackSettings): boolean {
  return headers.authorization === `Bearer ${secretKey}`;
}

function limitHeaders(limit: RateLimit, max: number): Record<string, string> {
  return {
    'x-ratelimit-limit': String(max),
    'x-ratelimit-remaining': String(limit.remaining()),
    'x-ratelimit-reset': String(limit.resetSeconds()),
  };
}

/** What a planned `rate_limited` answers. */
const exhausted = { 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '7' };

/** Every 3 minutes for the first 4, then hourly up to 72 hours. */
function retryAfterMs(failedAttempt: number): number | null {
  if (failedAttempt <= retriesQuickly) return 3 * minuteMs;
  return failedAttempt <= retriesQuickly + retryHours ? hourMs : null;
}
