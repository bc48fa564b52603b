import { createHmac } from 'node:crypto';
import { Pool } from 'undici';
import { serveTasks } from './serve-tasks.js';

/** The task to post the same body this often, signed each time, over kept connections. */
export interface PostTask {
  origin: string;
  path: string;
  authority: string;
  connections: number;
  body: string;
  secret: string;
  posts: number;
}

let pool: Pool | null = null;

/** Delivers on bare `undici`, without a claim, a loaded event, a guard or a recorded outcome. */
async function post(task: PostTask): Promise<null> {
  const { origin, connections, authority } = task;
  pool ??= new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 60_000,
    connect: { ca: authority },
  });
  let left = task.posts;
  const worker = async () => {
    for (; left > 0; ) {
      left -= 1;
      await postOnce(pool as Pool, task);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return null;
}

/** The second signature only has the length of the service's: a plain sender needs one hash a post. */
async function postOnce(pool: Pool, { path, body, secret }: PostTask): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const id = '01980000-0000-7000-8000-000000000000';
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'service-Webhook/1.0',
    'x-service-event': 'escrow.funded',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
    'x-service-signature': '0'.repeat(64),
  };
  const answer = await pool.request({ path, method: 'POST', headers, body });
  await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`The receiver answered ${answer.statusCode}`);
}

serveTasks(post);
