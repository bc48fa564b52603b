import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '@escrow-checkout/contract';
import { createAuthority } from '../harness/authority.js';
import { ask, createMerchant } from '../harness/server-process.js';
import { Backlog } from './backlog.js';
import { escrowBody } from './escrow-body.js';
import type { Received, ReceiverTask } from './processes/receiver.js';
import { startService } from './service.js';
import { cores, type Helper, type Workbench } from './workbench.js';

/** A merchant's receiver in a process of its own. */
export interface WebhookReceiver {
  helper: Helper<ReceiverTask, Received>;
  authority: string;
  origin: string;
  hangingOrigin: string;
}

export async function startReceiver(bench: Workbench): Promise<WebhookReceiver> {
  const { certificate, server } = await createAuthority(['localhost']);
  const helper = await bench.helper<ReceiverTask, Received>('processes/receiver.ts', cores.driver);
  const { ports } = await helper.ask(server);
  const origin = (port: number | undefined) => `https://localhost:${port}`;
  return {
    helper,
    authority: certificate,
    origin: origin(ports?.live),
    hangingOrigin: origin(ports?.hanging),
  };
}

/** The settings under which a server delivers to a receiver on this machine. */
export function deliveringTo(bench: Workbench, { authority }: WebhookReceiver): Record<string, string> {
  const file = join(bench.folder(), 'authority.pem');
  writeFileSync(file, authority);
  return { WEBHOOK_ALLOW_LOOPBACK: '1', NODE_EXTRA_CA_CERTS: file };
}

/** A server whose merchant has an endpoint and one event, of a paid escrow. */
export interface WebhookShop {
  child: ChildProcess;
  secret: string;
  /** The body of the event's delivery. */
  body: string;
  backlog: Backlog;
  /** Opens an escrow and pays it, which the endpoint is sent. */
  pay(): Promise<void>;
  /** Ends the server at once, as a crash does, and starts another; returns its process. */
  restart(): Promise<ChildProcess>;
}

export async function openShop(
  bench: Workbench,
  databaseUrl: string,
  receiver: WebhookReceiver,
  more: Record<string, string> = {},
): Promise<WebhookShop> {
  const { origin } = receiver;
  const settings = { ...deliveringTo(bench, receiver), ...more };
  const { accountId, key } = createMerchant(databaseUrl);
  const start = () => startService(bench, databaseUrl, cores.measured, settings);
  let { child, port } = await start();
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(`http://127.0.0.1:${port}${basePath}`, key, method, path, body);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  const endpoint = await call('POST', '/webhooks', { url: `${origin}/hooks`, events: ['escrow.funded'] });
  const { callback_url: _, ...order } = escrowBody;
  let paid = 0;
  const pay = async () => {
    paid += 1;
    const reference = `PAID-${paid}`;
    await call('POST', '/escrow/initiate', { reference, ...order });
    await call('POST', `/sandbox/escrow/${reference}/fund`, {});
  };
  await pay();
  const { body } = await call('GET', '/events?type=escrow.funded');
  const backlog = await Backlog.open(databaseUrl, accountId);
  const restart = async () => {
    child.kill('SIGKILL');
    await bench.stop(child);
    ({ child, port } = await start());
    return child;
  };
  return { child, restart, secret: endpoint.body.secret, body: JSON.stringify(body.data[0]), backlog, pay };
}
