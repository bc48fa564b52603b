import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EscrowBody } from '../escrow-body.js';
import { initiateRows } from '../initiate-rows.js';
import { BareStore } from './bare-store.js';
import { serveTasks } from './serve-tasks.js';

/** The task to serve a database, which has one account with one key. */
export interface BareTask {
  file: string;
  /** Names of the statements of an initiate, if it runs fewer of them. */
  writes?: readonly string[];
}

/**
 * Serves the service's statements on bare `node:http`, without validation, authentication or ledger logic.
 */
class BareHandler {
  readonly #accountId: unknown;
  readonly #keyHash: unknown;

  constructor(private readonly store: BareStore) {
    const key = store.first('select account_id, hash from api_key');
    this.#accountId = key.account_id;
    this.#keyHash = key.hash;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'GET') {
      this.#read(request, response);
      return;
    }
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => this.#initiate(JSON.parse(text), response));
  }

  #initiate(body: EscrowBody, response: ServerResponse): void {
    const { reference } = body;
    this.store.read('key.find', { hash: this.#keyHash });
    const existing = this.store.read('checkout.by_reference', {
      accountId: this.#accountId,
      mode: 'test',
      reference,
    });
    if (existing) throw new Error(`${reference} exists already`);
    const rows = initiateRows(this.#accountId as string, body, Date.now());
    const { id, checkoutKey, accountNumber, bankName } = rows[0];
    this.store.write(rows, () => {
      send(response, {
        checkout_url: `http://127.0.0.1/checkout/${reference}?key=${checkoutKey}`,
        seller_url: `http://127.0.0.1/sale/${id}`,
        reference,
        escrow_id: id,
        account_number: accountNumber,
        bank_name: bankName,
      });
    });
  }

  #read(request: IncomingMessage, response: ServerResponse): void {
    this.store.read('key.find', { hash: this.#keyHash });
    const url = request.url as string;
    const reference = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    const escrow = this.store.read('checkout.payee_by_reference', {
      accountId: this.#accountId,
      mode: 'test',
      reference,
    });
    if (!escrow) throw new Error(`${reference} does not exist`);
    send(response, escrow);
  }
}

function send(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

async function serve({ file, writes }: BareTask): Promise<number> {
  const store = await BareStore.open(file, writes);
  const handler = new BareHandler(store);
  const server = createServer((request, response) => handler.handle(request, response));
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
