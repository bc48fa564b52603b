import { Router } from 'express';
import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

const probe = statement<Record<string, never>, { one: number }>('health.probe', (db) =>
  db.selectNoFrom(sql<number>`1`.as('one')),
);

/** `/healthz`: the process responds. `/readyz`: the database responds too, and the server is not stopping. */
export function healthRoutes(services: Services, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await isDatabaseUp(services));
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}

async function isDatabaseUp(services: Services): Promise<boolean> {
  try {
    return (await services.store.one(probe, {}))?.one === 1;
  } catch (error) {
    services.log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
