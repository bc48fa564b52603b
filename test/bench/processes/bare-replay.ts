import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BareStore } from './bare-store.js';
import type { Tape } from './quiet-service.js';
import { serveTasks } from './serve-tasks.js';

/** The task to serve a database, in which the requests of the tapes can still be made. */
export interface ReplayTask {
  file: string;
  tapes: readonly string[];
}

const referencePattern = /ORD-\d{9}/;

/**
 * Writes what the service wrote on the same request to a copy of the database, on bare `node:http`: it looks
 * up the key and the checkout, and nothing else is read, decided or hashed.
 */
class BareReplay {
  readonly #account: Record<string, unknown>;

  constructor(
    private readonly store: BareStore,
    private readonly tapes: readonly Tape[],
  ) {
    this.#account = store.first('select account_id, hash from api_key');
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => this.#answer(request.url as string, JSON.parse(text), response));
  }

  #answer(url: string, body: { reference?: string }, response: ServerResponse): void {
    const reference = body.reference ?? referencePattern.exec(url)?.[0] ?? '';
    this.store.read('key.find', { hash: this.#account.hash });
    const { account_id: accountId } = this.#account;
    const checkout = this.store.read('checkout.by_reference', { accountId, mode: 'test', reference });
    const tape = this.tapes.find((each) => reference in each);
    const transactions = tape?.[reference];
    if (transactions === undefined) throw new Error(`No tape has ${reference}`);
    delete tape?.[reference];
    const next = (): void => {
      const steps = transactions.shift();
      if (steps !== undefined) this.store.run(steps, next);
      else send(response, checkout ?? body);
    };
    next();
  }
}

function send(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

async function serve({ file, tapes }: ReplayTask): Promise<number> {
  const read = tapes.map((tape) => JSON.parse(readFileSync(tape, 'utf8')) as Tape);
  const handler = new BareReplay(await BareStore.open(file), read);
  const server = createServer((request, response) => handler.handle(request, response));
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
