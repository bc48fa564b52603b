import { createHmac } from 'node:crypto';
import { FakeClock, minuteMs } from '../clock.js';
import { controlPath } from '../control-actions.js';
import { Faults } from '../faults.js';
import { type Exchange, startPartnerServer } from '../http-server.js';
import { Notifier } from '../notifier.js';
import type { PartnerRules, Route } from '../partner-calls.js';
import { RateLimit } from '../rate-limit.js';
import { type Account, createAccount } from './account.js';
import { TerminalControl } from './control.js';
import { controlRoutesOf } from './control-routes.js';
import { TerminalRefusal } from './errors.js';
import { routesOf } from './routes.js';
import { defaultSettings, type TerminalSettings } from './settings.js';

export interface FakeTerminalOptions {
  settings?: Partial<TerminalSettings>;
  clock?: FakeClock;
  /** 0 takes a free port. */
  port?: number;
  /** The same seed gives the same ids. */
  seed?: number;
  /** Serves what a person at a terminal needs at `/_fake`, without a key. */
  hasControlRoutes?: boolean;
}

/** A Terminal Africa with one account, on this machine. */
export interface FakeTerminal {
  url: string;
  settings: TerminalSettings;
  clock: FakeClock;
  control: TerminalControl;
  faults: Faults;
  notifier: Notifier;
  exchanges: Exchange[];
  /** Its endpoints, such as `GET /v1/rates/:id`. */
  routes: string[];
  /** Sends each answer only after the notifications about it. */
  holdsAnswersForNotifications(isHeld: boolean): void;
  stop(): Promise<void>;
}

const retriesMax = 3;

export async function startFakeTerminal(options: FakeTerminalOptions = {}): Promise<FakeTerminal> {
  const settings = { ...defaultSettings, ...options.settings };
  const clock = options.clock ?? FakeClock.standing();
  const notifier = new Notifier({
    clock,
    sign: (rawBody) => ({ 'x-terminal-signature': signatureOf(settings, rawBody) }),
    serialise: (body) => sentForm(settings, body),
    retryAfterMs: (failedAttempt) => (failedAttempt <= retriesMax ? 5 * minuteMs : null),
  });
  const account = createAccount(settings, clock, notifier, options.seed ?? 1);
  const faults = new Faults();
  let holdsAnswers = false;
  const control = new TerminalControl(account);
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

/** Slashes are escaped on the way where the signature is of the unescaped form. */
function sentForm({ signedForm }: TerminalSettings, body: unknown): string {
  const text = JSON.stringify(body);
  return signedForm === 'raw' ? text : text.replaceAll('/', '\\/');
}

function signatureOf({ secretKey, signedForm }: TerminalSettings, rawBody: string): string {
  const signed = signedForm === 'raw' ? rawBody : rawBody.replaceAll('\\/', '/');
  return createHmac('sha512', secretKey).update(signed).digest('hex');
}

interface ServingOptions {
  controlRoutes: Route[];
  beforeAnswer(): Promise<void>;
}

function rulesOf(account: Account, { controlRoutes, beforeAnswer }: ServingOptions): PartnerRules {
  const { settings, clock } = account;
  const { rateLimit } = settings;
  const limit = rateLimit && new RateLimit(clock, rateLimit.limit, rateLimit.windowMs);
  const limited = () => ({
    ...new TerminalRefusal('rate_limited').answer(),
    headers: { 'retry-after': '7' },
  });
  return {
    routes: [...routesOf(account), ...controlRoutes],
    guard: ({ path, headers }) => {
      if (path.startsWith(controlPath)) return null;
      if (headers.authorization !== `Bearer ${settings.secretKey}`) {
        return new TerminalRefusal('invalid_key').answer();
      }
      return !limit || limit.pass() ? null : limited();
    },
    refusal: (error) => {
      if (error instanceof TerminalRefusal) return error.answer();
      throw error;
    },
    notFound: () => new TerminalRefusal('not_found').answer(),
    rateLimited: limited,
    headers: () => ({}),
    beforeAnswer,
  };
}
