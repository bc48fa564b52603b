import type { Config } from '../config.js';
import type { Deps } from '../deps.js';
import { OperatorError, sqliteFile } from './environment.js';

/** What a server does: it serves requests (`api`), runs jobs (`worker`), or does both. */
export type Role = keyof typeof roles;

export const roles = {
  all: { servesRequests: true, runsJobs: true },
  api: { servesRequests: true, runsJobs: false },
  worker: { servesRequests: false, runsJobs: true },
} as const;

/** @throws OperatorError if a server of these settings cannot have the role */
export function checkRole(role: Role, config: Config, { demo }: { demo: boolean }): void {
  if (role === 'all') return;
  if (sqliteFile(config) !== null)
    throw new OperatorError('On SQLite one server does everything: leave out --role, or use PostgreSQL.');
  if (roles[role].servesRequests) return;
  if (demo)
    throw new OperatorError('A worker has no API to try: leave out --demo, or give it to an API server.');
  if (config.SITE_URL === undefined)
    throw new OperatorError('A worker writes links into mails: set SITE_URL as for the API servers.');
}

const countersLoggedEveryMs = 3_600_000;

/** Begins what a server does besides answering requests. */
export function startWork(role: Role, deps: Deps): void {
  const { runsJobs, servesRequests } = roles[role];
  if (runsJobs) for (const part of [deps.worker, deps.deliverer, deps.mailWorker]) part.start();
  else deps.keeper.start();
  if (servesRequests) deps.apiRequestWriter.start();
  setInterval(deps.logCounters, countersLoggedEveryMs).unref();
}

/** Begins no more work and waits for what is under way; what was not begun does not matter. */
export async function stopWork(deps: Deps): Promise<void> {
  const patienceMs = deps.services.config.SHUTDOWN_SECONDS * 1000;
  // A mail that is not sent by then is retried after the next start.
  const hangUp = () => void deps.services.mailerFor('live')?.close();
  const mailPatience = setTimeout(hangUp, patienceMs);
  const parts = [deps.worker, deps.mailWorker, deps.keeper, deps.apiRequestWriter];
  await Promise.all(parts.map((part) => part.stop()));
  clearTimeout(mailPatience);
  await deps.deliverer.stop(patienceMs);
}
