import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { releaseLeases } from '../adapters/store/jobs.js';
import { createApp } from '../app.js';
import { type Config, hostAndPort, ownAddress, readConfig } from '../config.js';
import type { Deps } from '../deps.js';
import { continueTime } from '../features/clock/service-clock.js';
import { isLoopbackUrl } from '../features/pages/own-machine.js';
import { beat, beginRestore } from '../features/restores/suspension.js';
import { checkSecretKeys, enterSecretKeys, keepEntering } from '../features/secrets/admit.js';
import { beatServer, endServer } from '../features/secrets/servers.js';
import { answerProtocolErrors } from '../http/protocol-errors.js';
import { createHttpServer } from '../http/serve.js';
import { boundConnections } from '../http/shares/connections.js';
import { livePartnerNames } from '../live-partners.js';
import { StorageFull } from '../ports/store.js';
import { createWorkerApp } from '../worker-app.js';
import { type DemoOutput, ensureDemo } from './demo.js';
import { folderOf, prepareFolder } from './environment.js';
import { listen } from './listen.js';
import { lockDatabase } from './lock-database.js';
import { serveMetrics } from './metrics.js';
import { explainFault, openDeps, refuseCopied } from './open.js';
import { printableLines } from './printable.js';
import { checkReplica } from './replica.js';
import { checkRole, type Role, roles, startWork, stopWork } from './roles.js';
import { secretKeyOf } from './secret-key.js';
import { startTracing, type Tracing } from './tracing.js';

export interface StartOptions {
  demo: boolean;
  afterRestore: boolean;
  role: Role;
}

/** Migrates, and serves or runs jobs or both, until a signal stops it. */
export async function start({ demo, afterRestore, role }: StartOptions): Promise<void> {
  const config = configFor(role, { demo });
  const releaseLock = lockDatabase(config);
  const deps = await openDeps({ config, secretKey: secretKeyOf(config, say), onFatal: die }, 'any');
  if (roles[role].servesRequests) await checkReplica(config, deps);
  // The lock on the file says that no other server is left to hold a lease.
  if (deps.services.store.engine === 'sqlite') await releaseLeases(deps.services.store).catch(unlessFull);
  sayAway(await continueTime(deps.services));
  await enterKeys(config, deps);
  if (afterRestore) await beginRestore(deps.services);
  await announce(config, deps);
  let stopping = false;
  const createListener = roles[role].servesRequests ? createApp : createWorkerApp;
  const server = createHttpServer(createListener(deps.services, () => stopping));
  answerProtocolErrors(server, deps.services);
  boundConnections(server, deps.services);
  const metrics = await serveMetrics(deps.services, say);
  const tracing = await startTracing(deps.services, say);
  await listen(server, {
    port: config.PORT,
    host: config.HOST,
    settings: { port: 'PORT', host: 'HOST' },
  });
  const address = addressOf(server, config);
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    await stopServing(server, deps, signal, tracing);
    metrics?.close();
    releaseLock();
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  startWork(role, deps);
  sayServing(role, address, config);
  if (demo) await ensureDemo(deps.services, address, demoOutput(config));
}

/** Reads the settings, and prepares the folder of a database that is a file. */
function configFor(role: Role, { demo }: Pick<StartOptions, 'demo'>): Config {
  const config = readConfig(process.env);
  checkRole(role, config, { demo });
  prepareFolder(config);
  return config;
}

/** Returns the address that the server listens on; without a public one it is told by another name. */
function addressOf(server: Server, config: Config): string {
  const { port } = server.address() as AddressInfo;
  if (config.SITE_URL === undefined) config.siteUrl = ownAddress(config.HOST, port);
  return `http://${hostAndPort(config.HOST, port)}`;
}

/** On a full disk it tries again until there is space. */
async function enterKeys(config: Config, { services, close }: Deps): Promise<void> {
  try {
    await enterSecretKeys(services);
  } catch (error) {
    if (error instanceof StorageFull) return keepEntering(services);
    await close();
    throw explainFault(config, error) ?? error;
  }
}

/** Writes the heartbeats. A rotation may have retired the key before it could see this server. */
async function announce(config: Config, { services, close }: Deps): Promise<void> {
  await beat(services).catch(unlessFull);
  await beatServer(services).catch(unlessFull);
  try {
    await checkSecretKeys(services);
    // A copy into this database may have begun before it could see the rows of this server.
    await refuseCopied(services.store, config);
  } catch (error) {
    await close();
    throw explainFault(config, error) ?? error;
  }
}

/** A start on a full disk serves reads; the worker writes the heartbeat when there is space. */
function unlessFull(error: unknown): void {
  if (!(error instanceof StorageFull)) throw error;
}

function say(line: string): void {
  process.stderr.write(`${printableLines(line)}\n`);
}

function demoOutput(config: Config): DemoOutput {
  const secretsFile = path.join(folderOf(config), 'demo-secrets.sh');
  return { say, isTerminal: process.stderr.isTTY === true, secretsFile };
}

function sayServing(role: Role, address: string, config: Config): void {
  if (roles[role].servesRequests) {
    say(`Escrow Checkout serves on ${address}`);
    say(`The dashboard is on ${config.siteUrl}/dashboard`);
    sayUnknownProxy(config);
  } else {
    say(`The worker serves on ${address}`);
    say('It responds to /healthz and /readyz only.');
  }
  sayLivePartners(config);
}

/** Says where live money goes, if anywhere. */
function sayLivePartners(config: Config): void {
  const [first, ...others] = livePartnerNames(config);
  if (first === undefined) return;
  const kept = others.length === 0 ? '' : `; ${others.join(', ')} keeps what was opened there`;
  say(`Live mode opens new accounts at ${first}${kept}.`);
}

/** Says what to set if only a proxy that no setting names can make the service public. */
function sayUnknownProxy({ PROXY_HOPS, HOST, siteUrl }: Config): void {
  const isPublic = !isLoopbackUrl(siteUrl);
  if (PROXY_HOPS > 0 || !isPublic || !isLoopbackUrl(`http://${hostAndPort(HOST, 1)}`)) return;
  say(
    'SITE_URL is public and HOST is not, so a proxy is in front: sign-ins of all clients share one limit, ' +
      "and keys that are bound to networks see the proxy's. Set PROXY_HOPS to the number of your proxies.",
  );
}

/** Says how long no server ran: what fell due meanwhile happens at once. */
function sayAway(awayMs: number | null): void {
  const minutes = Math.round(Math.abs(awayMs ?? 0) / 60_000);
  if (awayMs === null || minutes === 0) return;
  if (awayMs > 0) say(`No server has run for ${minutes} minutes: what fell due meanwhile happens now.`);
  else say(`The clock is ${minutes} minutes behind the time reached before: time passes slowly until then.`);
}

/**
 * Ends the process at once: it is unknown whether the last commit succeeded or will last, so every caller has
 * to look it up.
 */
function die(error: unknown): void {
  process.stderr.write(
    `The disk of the database failed, or the outcome of a commit is unknown; stopping. ${String(error)}\n`,
  );
  process.exit(70);
}

/** The most that a stop spends on spans: until it ends, no other server may take over the file. */
const flushMaxMs = 1_000;

/** Accepts no new requests, finishes running ones, then closes the database. */
async function stopServing(
  server: Server,
  deps: Deps,
  signal: string,
  tracing: Tracing | null,
): Promise<void> {
  const { log, config } = deps.services;
  log.info({ signal }, 'stopping');
  deps.logCounters();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), config.SHUTDOWN_SECONDS * 1000);
  await closed;
  clearTimeout(patience);
  await stopWork(deps);
  await tracing?.close(flushMaxMs);
  await endServer(deps.services).catch((error) => log.warn({ err: error }, 'the heartbeat is not ended'));
  await deps.close();
  log.info('stopped');
  log.flush();
}
