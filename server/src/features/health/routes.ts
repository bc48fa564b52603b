import { Router } from 'express';
import { sql } from 'kysely';
import { readByKey } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

/** Shares the trips that most requests wait for. */
const probe = readByKey<Record<string, never>, { one: number }>('health.probe', (db) =>
  db.selectNoFrom(sql<number>`1`.as('one')),
);

/**
 * `/healthz`: the process responds. `/readyz`: the database responds too and has space, and the server is not
 * stopping.
 */
export function healthRoutes(services: Services, isStopping: () => boolean): Router {
  const router = Router();
  let underWay: Promise<string | null> | null = null;
  // Whoever asks meanwhile gets the same answer, so that no stranger takes connections to the database.
  const hindrance = () => {
    underWay ??= hindranceOf(services, isStopping).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reason = await hindrance();
    if (reason === null) response.json({ status: 'ready' });
    else response.status(503).json({ status: 'not ready', reason });
  });
  return router;
}

/** Returns why the server is not ready; null if it is. */
async function hindranceOf(services: Services, isStopping: () => boolean): Promise<string | null> {
  if (isStopping()) return 'stopping';
  if (!(await isDatabaseUp(services))) return 'database_unavailable';
  return (await services.store.storage.isFull()) ? 'storage_full' : null;
}

async function isDatabaseUp(services: Services): Promise<boolean> {
  try {
    return (await services.store.one(probe, {}))?.one === 1;
  } catch (error) {
    services.log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
