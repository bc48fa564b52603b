import type { FakeClock } from './clock.js';
import type { Notifier } from './notifier.js';

/** What somebody asks for who starts a fake from a terminal. */
export interface ProgramOptions {
  port: number;
  mode: 'live' | 'test';
  clock: FakeClock;
  /** What the business has for transfers, in kobo. */
  float: number;
}

/** A fake that runs in a terminal. */
export interface Program {
  notifier: Notifier;
  /** Does what is due when nobody else does. */
  step(): Promise<void>;
  /** The settings of the service, and how to open an account and pay into it. */
  welcome: string;
}
