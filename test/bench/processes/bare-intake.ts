import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartnerNotification } from '../../../server/src/adapters/store/rows.js';
import { timedId } from '../initiate-rows.js';
import { intakeWrites } from '../statements.js';
import { BareStore } from './bare-store.js';
import { serveTasks } from './serve-tasks.js';

/** The task to take a partner's notifications, signed with its key, into a database. */
export interface IntakeTask {
  file: string;
  secretKey: string;
}

/** Verifies the signature and stores the bytes and a job for them, with the service's own statements. */
class BareIntake {
  constructor(
    private readonly store: BareStore,
    private readonly secretKey: string,
  ) {}

  handle(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => this.#take(request, Buffer.concat(chunks), response));
  }

  #take({ headers }: IncomingMessage, rawBody: Buffer, response: ServerResponse): void {
    const claimed = Buffer.from(String(headers['x-paystack-signature']), 'hex');
    const expected = createHmac('sha512', this.secretKey).update(rawBody).digest();
    if (!timingSafeEqual(claimed, expected)) throw new Error('The driver signs wrongly');
    const { data } = JSON.parse(rawBody.toString('utf8')) as { data: { id: number } };
    const now = Date.now();
    const about = [{ kind: 'credit', partnerCreditId: String(data.id), rejection: null }];
    const row: PartnerNotification = {
      id: timedId(now),
      partner: 'paystack',
      mode: 'live',
      digest: createHash('sha256').update(rawBody).digest('hex'),
      aboutJson: JSON.stringify(about),
      bodySealed: rawBody.toString('base64'),
      receivedAt: now,
      appliedAt: null,
      dismissedReason: null,
    };
    const times = { runAt: now, createdAt: now };
    const job = { kind: 'notification.apply', subject: row.id, accountId: null, mode: 'live' };
    this.store.write([row, { ...job, ...times, id: timedId(now) }], () => {
      response.writeHead(200, { 'Content-Length': 0 });
      response.end();
    });
  }
}

async function serve({ file, secretKey }: IntakeTask): Promise<number> {
  const intake = new BareIntake(await BareStore.open(file, intakeWrites), secretKey);
  const server = createServer((request, response) => intake.handle(request, response));
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
