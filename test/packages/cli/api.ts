import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedAnswers } from './fixed-answers.js';
import { cured, poison } from './poison.js';
import {
  accountRecord,
  attachedRecord,
  disputeRecord,
  type EscrowRecord,
  escrowRecord,
  ledgerRecord,
  parcelRecord,
  sellerRecord,
  timelineRecord,
} from './records.js';

/** A request as it arrived. */
interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A server that speaks the API's protocol over real sockets and records its requests. */
export interface Api {
  baseUrl: string;
  received: Received[];
  escrows: Map<string, EscrowRecord>;
  /** Answers the next requests in this way instead. `hold` never answers; `drop` cuts the connection. */
  next(...answers: (Answer | 'hold' | 'drop')[]): void;
  /** Resolves when a held request has arrived. */
  held(): Promise<void>;
  poison(): void;
  reset(): void;
  close(): Promise<void>;
}

export function problem(status: number, code: string, more: object = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: {
      type: `https://docs.example.com/errors/${code}`,
      title: `The title of ${code}`,
      status,
      detail: `What to do about ${code}.`,
      instance: '/somewhere',
      code,
      request_id: 'req-1',
      retryable: false,
      ...more,
    },
  };
}

function ok(body: unknown, headers: Record<string, string> = {}): Answer {
  return { status: 200, body, headers };
}

function checkout(record: EscrowRecord, mismatch: string[] = []): object {
  const { checkout_url, seller_url, reference, escrow_id, account_number, bank_name, account_name } = record;
  return {
    checkout_url,
    seller_url,
    reference,
    escrow_id,
    account_number,
    bank_name,
    account_name,
    mismatch,
    reopened: false,
  };
}

function initiate(escrows: Api['escrows'], body: Record<string, unknown>): Answer {
  const reference = String(body.reference);
  const existing = escrows.get(reference);
  if (!existing) {
    escrows.set(reference, escrowRecord({ ...body, reference }));
    return ok(checkout(escrows.get(reference) as EscrowRecord));
  }
  const differing = Object.keys(body).filter((name) => body[name] !== existing[name]);
  const mismatch: Record<string, string> =
    differing.length > 0 ? { 'idempotent-mismatch': differing.join(', ') } : {};
  return ok(checkout(existing, differing), { 'idempotent-replay': 'true', ...mismatch });
}

function release(escrow: EscrowRecord, url: URL, body: { amount?: number } | undefined): Answer {
  if (escrow.status === 'released') return ok(escrow, { 'idempotent-replay': 'true' });
  const [block] = escrow.blocked_by;
  if (block) return problem(409, block, { blocked_by: escrow.blocked_by });
  const amount = body?.amount ?? escrow.amount_held;
  const remaining = escrow.amount_held - amount;
  const status = remaining === 0 ? 'released' : 'funded';
  if (url.searchParams.get('dry_run') === 'true') {
    const { reference } = escrow;
    return ok({
      dry_run: true,
      reference,
      amount,
      remaining,
      status_after: status,
      bank_name: 'Sandbox Bank',
      account_last4: '6789',
    });
  }
  return ok(Object.assign(escrow, { status, amount_released: amount, amount_held: remaining }));
}

function act(escrow: EscrowRecord, action: string | undefined, url: URL, body: unknown): Answer {
  const at = '2026-01-03T10:00:00.000Z';
  const blocked = (name: string) => escrow.blocked_by.filter((block) => block !== name);
  switch (action) {
    case undefined:
      return ok(escrow);
    case 'accept':
      return ok(
        Object.assign(escrow, { seller_accepted_at: at, blocked_by: blocked('seller_not_accepted') }),
      );
    case 'deliver': {
      const times = { seller_delivered_at: at, updated_at: at, auto_release_at: '2026-01-04T10:00:00.000Z' };
      return ok(Object.assign(escrow, times, { dispatch_proof: body }));
    }
    case 'release':
      return release(escrow, url, body as { amount?: number } | undefined);
    case 'timeline':
      return ok(timelineRecord);
    case 'ledger':
      return ok(ledgerRecord);
    case 'delivery/attach':
      return ok(Object.assign(escrow, { delivery_tracking: attachedRecord }));
    case 'delivery/retry':
      return ok({ ok: true, tracking_number: 'TRK-1' });
    case 'delivery':
      return ok(Object.assign(escrow, { delivery_tracking: { ...parcelRecord, ...(body as object) } }));
    case 'release-code':
      return ok({ reference: escrow.reference, digits: '482915', attempts_left: 10 });
    case 'fund': {
      const { amount } = escrow;
      const funded = { status: 'funded', amount_received: amount, amount_held: amount };
      return ok(Object.assign(escrow, funded, { blocked_by: blocked('not_funded') }));
    }
    default:
      return ok(Object.assign(escrow, { status: action === 'cancel' ? 'cancelled' : 'declined' }));
  }
}

function listPage(escrows: Api['escrows'], url: URL): Answer {
  const all = [...escrows.values()];
  const limit = Number(url.searchParams.get('limit') ?? 20);
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const more = start + limit < all.length;
  const cursor = more ? String(start + limit) : null;
  return ok({ data: all.slice(start, start + limit), has_more: more, next_cursor: cursor });
}

function resolveBank(url: URL): Answer {
  const { bank_code, account_number } = Object.fromEntries(url.searchParams);
  const holder = { account_name: 'ADA SELLER', match: null };
  return ok({ bank_code, bank_name: 'Guaranty Trust Bank', account_number, ...holder });
}

function route(escrows: Api['escrows'], { method, url: address, headers, body }: Received): Answer {
  const url = new URL(address, 'http://api');
  const path = url.pathname.replace('/api/public/v1', '');
  if (method === 'GET' && path === '/account')
    return ok({ ...accountRecord, mode: headers.authorization?.includes('_live_') ? 'live' : 'test' });
  if (method === 'GET' && path === '/banks/resolve') return resolveBank(url);
  const answer = fixedAnswers[`${method} ${path}`];
  if (answer) return ok(answer);
  if (path === '/escrow/initiate') return initiate(escrows, body as Record<string, unknown>);
  if (path === '/escrow') return listPage(escrows, url);
  if (path.startsWith('/disputes/')) return ok(disputeRecord);
  const seller = /^\/sellers\/([^/]+)$/.exec(path);
  if (seller) return ok({ ...sellerRecord, email: decodeURIComponent(seller[1] ?? '') });
  const match = /^(?:\/sandbox)?\/escrow\/([^/]+)(?:\/(.+))?$/.exec(path);
  const escrow = escrows.get(cured(decodeURIComponent(match?.[1] ?? '')));
  return escrow ? act(escrow, match?.[2], url, body) : problem(404, 'not_found');
}

function refuseKey({ headers, url }: Received): Answer | undefined {
  const key = /^Bearer (svc_(?:test|live)_\w+)$/.exec(headers.authorization ?? '')?.[1];
  if (!key || key.includes('revoked')) return problem(401, 'invalid_key');
  if (url.includes('/sandbox/') && key.startsWith('svc_live_')) return problem(403, 'test_mode_only');
  return undefined;
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const { method = '', url = '', headers } = request;
  return { method, url, headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

function write(response: ServerResponse, { status, body, headers }: Answer, poisoned: boolean): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-1', ...headers });
  const replacer = poisoned ? poison : undefined;
  response.end(typeof body === 'string' ? body : JSON.stringify(body, replacer));
}

/** Starts the server on a free port of this machine. */
export async function startApi(): Promise<Api> {
  const received: Received[] = [];
  const escrows = new Map<string, EscrowRecord>();
  let isPoisoned = false;
  const queue: (Answer | 'hold' | 'drop')[] = [];
  let announce: () => void = () => undefined;
  let arrived = Promise.resolve();
  const server = createServer((request, response) => {
    void read(request).then((asked) => {
      received.push(asked);
      const planned = queue.shift();
      if (planned === 'hold') return announce();
      if (planned === 'drop') return request.socket.destroy();
      return write(response, planned ?? refuseKey(asked) ?? route(escrows, asked), isPoisoned);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/public/v1`,
    received,
    escrows,
    next: (...answers) => {
      queue.push(...answers);
      arrived = new Promise((resolve) => {
        announce = resolve;
      });
    },
    held: () => arrived,
    poison: () => {
      isPoisoned = true;
    },
    reset: () => {
      isPoisoned = false;
      received.length = 0;
      queue.length = 0;
      escrows.clear();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
