import type { Logger } from 'pino';
import type { SandboxBank } from './adapters/bank/sandbox/index.js';
import type { SandboxCarriers } from './adapters/carrier/sandbox/index.js';
import type { SandboxMailer } from './adapters/mail/sandbox/index.js';
import type { Config } from './config.js';
import type { Policy } from './domain/aggregate.js';
import type { Author } from './domain/author.js';
import type { ApiRequestBuffer } from './ports/api-requests.js';
import type { Carriers } from './ports/carriers.js';
import type { Clock } from './ports/clock.js';
import type { DryRun } from './ports/dry-run.js';
import type { EventNotifier } from './ports/event-notifier.js';
import type { FileStore } from './ports/files.js';
import type { Images } from './ports/images.js';
import type { KeyUses } from './ports/key-uses.js';
import type { KeyedHash } from './ports/keyed-hash.js';
import type { MailerFor } from './ports/mailer.js';
import type { Observation } from './ports/observer.js';
import type { Outgoing } from './ports/outgoing.js';
import type { Partners } from './ports/partners.js';
import type { RefusalCounters } from './ports/refusals.js';
import type { Reports } from './ports/reports.js';
import type { Sealer } from './ports/sealer.js';
import type { SecretKeys } from './ports/secret-keys.js';
import type { Step, Store } from './ports/store.js';

interface ServerIdentity {
  id: string;
  /** The machine and the process, for people. */
  name: string;
}

/** Everything that features and jobs may use; built in `deps.ts`, or by a test. */
export interface Services {
  config: Config;
  store: Store;
  /** What decides nothing is read here. */
  reports: Reports;
  clock: Clock;
  /** UUIDv7. */
  newId(): string;
  randomBytes(count: number): Buffer;
  partners: Partners;
  carriers: Carriers;
  /** The sandbox bank with its sandbox actions. */
  sandboxBank: SandboxBank;
  /** The sandbox carriers with their sandbox actions. */
  sandboxCarriers: SandboxCarriers;
  mailerFor: MailerFor;
  /** The mailer of test mode, which also lists the mails it keeps. */
  sandboxMailer: SandboxMailer;
  sealer: Sealer;
  secretKeys: SecretKeys;
  /** This process among those that serve the database. */
  server: ServerIdentity;
  keyedHash: KeyedHash;
  outgoing: Outgoing;
  /** The bytes of uploaded files. */
  files: FileStore;
  images: Images;
  policy: Policy;
  /** Who makes the changes of this process that no request makes: the worker, or an operator. */
  author: Author;
  /** Steps that touch no row once whoever makes the changes may not make them any more. */
  authority?: readonly Step[];
  /** Given if the command is only tried: then the store rolls back, and no partner is told anything. */
  dryRun?: DryRun;
  log: Logger;
  refusals: RefusalCounters;
  /** Who measures what this process does. */
  observation: Observation;
  keyUses: KeyUses;
  /** Requests to the API that wait to be written into the request log. */
  apiRequests: ApiRequestBuffer;
  /** Notifies open streams of events that this process has written. */
  eventNotifier: EventNotifier;
  /** Starts the due deliveries of a test account, ahead of their turn. */
  deliverNow(accountId: string): Promise<void>;
  /**
   * Notifies the worker of new jobs; the worker also polls once a second.
   *
   * @param kinds of the jobs; any, if they are not given
   */
  wakeWorker(kinds?: readonly string[]): void;
}
