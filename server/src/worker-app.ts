import express, { type Express } from 'express';
import { healthRoutes } from './features/health/routes.js';
import { errorMapper } from './http/errors.js';
import { ProblemError } from './http/problem.js';
import { requestLog } from './http/request-log.js';
import type { Services } from './services.js';

/** Builds the HTTP application of a server that runs jobs only: its health, for whoever restarts it. */
export function createWorkerApp(services: Services, isStopping: () => boolean): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestLog(services));
  app.use(healthRoutes(services, isStopping));
  app.use((_request, _response, next) => {
    const detail = `This server runs jobs and has no API: send requests to ${services.config.siteUrl}.`;
    next(new ProblemError('unknown_path', { detail }));
  });
  app.use(errorMapper(services));
  return app;
}
