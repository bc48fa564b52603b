import { createHmac } from 'node:crypto';
import { FakeClock, minuteMs } from '../clock.js';
import { controlPath } from '../control-actions.js';
import { Faults } from '../faults.js';
import { type Exchange, startPartnerServer } from '../http-server.js';
import { Notifier } from '../notifier.js';
import type { PartnerRules, Route } from '../partner-calls.js';
import { RateLimit } from '../rate-limit.js';
import { type Business, createBusiness, isLive } from './business.js';
import { MonnifyControl } from './control.js';
import { controlRoutesOf } from './control-routes.js';
import { MonnifyRefusal } from './errors.js';
import { loginRoute, routesOf } from './routes.js';
import { defaultSettings, type MonnifySettings } from './settings.js';
import { hasToken } from './tokens.js';

export interface FakeMonnifyOptions {
  settings?: Partial<MonnifySettings>;
  clock?: FakeClock;
  /** 0 takes a free port. */
  port?: number;
  /** The same seed gives the same tokens and account numbers. */
  seed?: number;
  /** Serves what a person at a terminal needs at `/_fake`, without a token. */
  hasControlRoutes?: boolean;
}

/** The partner without its server: a simulation hands it the calls itself. */
export interface MonnifyCore {
  settings: MonnifySettings;
  clock: FakeClock;
  control: MonnifyControl;
  faults: Faults;
  notifier: Notifier;
  rules: PartnerRules;
  /** Sends each answer only after the notifications about it. */
  holdsAnswersForNotifications(isHeld: boolean): void;
}

/** A Monnify with one merchant, on this machine. */
export interface FakeMonnify extends Omit<MonnifyCore, 'rules'> {
  url: string;
  exchanges: Exchange[];
  /** Its endpoints, such as `GET /api/v2/transactions/:reference`. */
  routes: string[];
  stop(): Promise<void>;
}

const retriesMax = 12;

export async function startFakeMonnify(options: FakeMonnifyOptions = {}): Promise<FakeMonnify> {
  const { rules, ...core } = createFakeMonnify(options);
  const server = await startPartnerServer(rules, core.faults, options.port);
  const routes = rules.routes.map(({ name }) => name);
  return { ...server, ...core, routes };
}

export function createFakeMonnify(options: FakeMonnifyOptions = {}): MonnifyCore {
  const settings = { ...defaultSettings, ...options.settings };
  const clock = options.clock ?? FakeClock.standing();
  // The sandbox sends no signature at all.
  const sign = (rawBody: string): Record<string, string> =>
    isLive(business)
      ? { 'monnify-signature': createHmac('sha512', settings.secretKey).update(rawBody).digest('hex') }
      : {};
  const notifier = new Notifier({ clock, sign, retryAfterMs });
  const business = createBusiness(settings, clock, notifier, options.seed ?? 1);
  const faults = new Faults();
  let holdsAnswers = false;
  const control = new MonnifyControl(business);
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
  const answerOf = (refusal: MonnifyRefusal) => refusal.answer(settings);
  const limited = () => ({
    ...answerOf(new MonnifyRefusal('rate_limited')),
    headers: { 'retry-after': '7' },
  });
  return {
    routes: [...routesOf(business), ...controlRoutes],
    guard: (request, route) => {
      if (request.path.startsWith(controlPath)) return null;
      if (limit && !limit.pass()) return limited();
      const isOpen = route === loginRoute || hasToken(business, request);
      return isOpen ? null : answerOf(new MonnifyRefusal('invalid_token'));
    },
    refusal: (error) => {
      if (error instanceof MonnifyRefusal) return answerOf(error);
      throw error;
    },
    notFound: () => answerOf(new MonnifyRefusal('not_found')),
    rateLimited: limited,
    headers: () => ({}),
    beforeAnswer,
  };
}

/** Twelve times, five minutes apart. */
function retryAfterMs(failedAttempt: number): number | null {
  return failedAttempt <= retriesMax ? 5 * minuteMs : null;
}
