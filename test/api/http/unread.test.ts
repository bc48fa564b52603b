import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../server/src/app.js';
import { createHttpServer } from '../../../server/src/http/serve.js';
import { boundConnections } from '../../../server/src/http/shares/connections.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';

const folder = temporaryFolder();
let service: Service;
let server: Server;

beforeAll(async () => {
  service = await startService(`sqlite:${join(folder, 'unread.db')}`, { UNREAD_SECONDS: '1' });
  const metadata = { note: 'x'.repeat(16_000) };
  for (let n = 0; n < 70; n++) {
    await service.call('POST', '/escrow/initiate', { body: initiateBody({ metadata }) });
  }
  // A second server of the same service, whose connections the suite sees.
  server = createHttpServer(createApp(service.deps.services));
  boundConnections(server, service.deps.services);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
});

it('closes a connection whose answers nobody reads, and answers the same key again', async () => {
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const reader = connect(port, '127.0.0.1');
  reader.on('error', () => undefined);
  reader.pause();
  const head = `Host: a\r\nAuthorization: Bearer ${service.testKey}\r\n\r\n`;
  reader.write(`GET /api/public/v1/escrow?limit=100 HTTP/1.1\r\n${head}`.repeat(20));
  const [socket] = (await accepted) as [Socket];
  await once(socket, 'close');
  reader.destroy();
  const headers = { Authorization: `Bearer ${service.testKey}` };
  const page = await fetch(`http://127.0.0.1:${port}/api/public/v1/escrow?limit=100`, { headers });
  expect(page.status).toBe(200);
  // A page of a million bytes costs what these cost.
  expect(page.headers.get('ratelimit')).toMatch(/"default";r=\d+;t=\d+;cost=24\d,/);
  expect((await page.json()) as object).toMatchObject({ has_more: true });
});
