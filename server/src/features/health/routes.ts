import { readFileSync } from 'node:fs';
import { basePath } from '@escrow-checkout/contract';
import { Router } from 'express';
import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

const probe = statement<Record<string, never>, { one: number }>('health.probe', (db) =>
  db.selectNoFrom(sql<number>`1`.as('one')),
);

/** The document lies beside the packages; it is read at the first request. */
const documentFile = new URL('../../../../openapi/openapi.json', import.meta.url);

/** `/healthz`: the process answers. `/readyz`: the database answers too and nothing is stopping. */
export function healthRoutes(services: Services, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await answers(services));
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  let document: string | null = null;
  router.get('/openapi.json', (_request, response) => {
    document ??= openApiOf(services.config.siteUrl);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(document);
  });
  return router;
}

/** The document with this server's address wherever it names the one it was written for, and no other. */
function openApiOf(siteUrl: string): string {
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as { servers: [{ url: string }] };
  const [{ url }] = document.servers;
  const own = { ...document, servers: [{ url, 'x-internal': false }] };
  const writtenFor = url.slice(0, -basePath.length);
  return JSON.stringify(own).replaceAll(`"${writtenFor}/`, () => `${JSON.stringify(siteUrl).slice(0, -1)}/`);
}

async function answers(services: Services): Promise<boolean> {
  try {
    return (await services.store.one(probe, {}))?.one === 1;
  } catch (error) {
    services.log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
