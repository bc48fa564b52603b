import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { dashboardForm } from '../../server/src/features/dashboard/people/request.js';
import type { DashboardRoute, Visit } from '../../server/src/features/dashboard/route.js';
import { screenRoutes } from '../../server/src/features/dashboard/screens/routes.js';
import { pageRoutes } from '../../server/src/features/pages/routes.js';
import { createUploads } from '../../server/src/features/photos/upload-room.js';
import { requestLog } from '../../server/src/http/request-log.js';
import { createHttpServer } from '../../server/src/http/serve.js';
import { sandboxForms } from '../../server/src/sandbox/forms.js';
import type { Service } from './service.js';

export interface ScreenPage {
  status: number;
  headers: Headers;
  text: string;
  location: string | null;
}

/** A field with several values is one that a form repeats. */
type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** The screens of one account, without the sign-in that protects them in the service. */
export interface Screens {
  origin: string;
  /** Below `/dashboard/:account/:mode`. */
  get(path: string): Promise<ScreenPage>;
  post(path: string, fields: FormFields): Promise<ScreenPage>;
  at(path?: string): string;
  close(): Promise<void>;
}

/** Serves the screens of a service to a member of an account. */
export async function openScreens(service: Service, given: Partial<Visit> = {}): Promise<Screens> {
  const visit: Visit = {
    person: { id: randomUUID(), email: 'ada@shop.example' },
    account: { id: service.accountId, name: 'Kano Gadgets', plan: 'business' },
    mode: 'test',
    role: 'owner',
    network: '127.0.0.1',
    sessionId: randomUUID(),
    provedAt: Date.now(),
    formToken: 'token-of-the-form',
    ...given,
  };
  const { services } = service.deps;
  const app = express();
  app.set('query parser', 'simple');
  app.use(requestLog(services));
  const base = `/dashboard/${visit.account.id}/${visit.mode}`;
  const router = Router({ caseSensitive: true });
  const uploads = createUploads();
  for (const route of screenRoutes(services, sandboxForms(services), uploads)) mount(router, route, visit);
  app.use(base, router);
  app.use(pageRoutes(services, uploads, () => false));
  const server = createHttpServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, init: RequestInit): Promise<ScreenPage> => {
    const answer = await fetch(`${origin}${base}${path}`, { ...init, redirect: 'manual' });
    const location = answer.headers.get('location');
    return { status: answer.status, headers: answer.headers, text: await answer.text(), location };
  };
  return {
    origin,
    at: (path = '') => `${origin}${base}${path}`,
    get: (path) => ask(path, {}),
    post: (path, fields) =>
      ask(path, { method: 'POST', body: encoded({ form_token: visit.formToken, ...fields }) }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function encoded(fields: FormFields): URLSearchParams {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  return new URLSearchParams(entries);
}

function mount(router: Router, { method, path, handle }: DashboardRoute, visit: Visit): void {
  router[method](path, dashboardForm, (request, response) => handle(visit, request, response));
}
