import type { Logger } from 'pino';
import type { SandboxBank } from './adapters/bank/sandbox/index.js';
import type { SandboxMailer } from './adapters/mail/sandbox/index.js';
import type { Config } from './config.js';
import type { Policy } from './domain/aggregate.js';
import type { BankFor } from './ports/bank.js';
import type { Clock } from './ports/clock.js';
import type { EventBell } from './ports/event-bell.js';
import type { KeyedHash } from './ports/keyed-hash.js';
import type { MailerFor } from './ports/mailer.js';
import type { Outgoing } from './ports/outgoing.js';
import type { Sealer } from './ports/sealer.js';
import type { Store } from './ports/store.js';

/** All that features and jobs may use; built once in `deps.ts`, or by a test. */
export interface Services {
  config: Config;
  store: Store;
  clock: Clock;
  /** UUIDv7. */
  newId(): string;
  randomBytes(count: number): Buffer;
  bankFor: BankFor;
  /** The sandbox bank with the levers that move it from outside. */
  sandboxBank: SandboxBank;
  mailerFor: MailerFor;
  /** The mailer of test mode, with what it keeps. */
  sandboxMailer: SandboxMailer;
  sealer: Sealer;
  keyedHash: KeyedHash;
  outgoing: Outgoing;
  policy: Policy;
  log: Logger;
  /** Tells the open streams of what this process has written. */
  eventBell: EventBell;
  /** Begins the deliveries that are due in a test account, ahead of their turn. */
  deliverNow(accountId: string): Promise<void>;
  /** Tells the worker that a job was written; it looks by itself once a second as well. */
  wakeWorker(): void;
}
