import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Faults, PlannedFault } from './faults.js';

export interface PartnerRequest {
  method: string;
  /** The path without its query. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The parsed body; undefined if there was none, or if it is not readable. */
  body: unknown;
}

export interface PartnerAnswer {
  status: number;
  /** Sent as JSON, a string as it is. */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Route {
  /** `GET /transfer/verify/:reference`. */
  name: string;
  handle(request: PartnerRequest): PartnerAnswer | Promise<PartnerAnswer>;
}

/** One call and what the partner answered; a test checks it against the vendor's schemas. */
export interface Exchange {
  route: string;
  request: PartnerRequest;
  status: number;
  answer: unknown;
}

/** What one partner does differently from another. */
export interface PartnerRules {
  routes: readonly Route[];
  /** Answers a call that may not pass: a wrong key, too many calls. */
  guard(request: PartnerRequest, route: string): PartnerAnswer | null;
  /** Answers in the vendor's shape what a handler threw; throws what is no refusal. */
  refusal(error: unknown): PartnerAnswer;
  notFound(): PartnerAnswer;
  rateLimited(): PartnerAnswer;
  /** Headers of every answer. */
  headers(): Readonly<Record<string, string>>;
  /** Runs before an answer leaves, after the partner acted. */
  beforeAnswer(): Promise<void>;
}

export interface PartnerServer {
  url: string;
  /** Every call that reached the partner's rules, oldest first. */
  exchanges: Exchange[];
  stop(): Promise<void>;
}

/** Serves a partner on the loopback address; port 0 takes a free one. */
export async function startPartnerServer(
  rules: PartnerRules,
  faults: Faults,
  port = 0,
): Promise<PartnerServer> {
  const exchanges: Exchange[] = [];
  const sockets = new Set<Socket>();
  const match = createMatcher(rules.routes);
  const server = createServer((message, response) => {
    void respond(message, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    stop: async () => {
      faults.clear();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message);
    const matched = match(request);
    const planned = faults.take(matched.name);
    if (!(await passesBefore(planned, response))) return;
    const answer = await answerOf({ ...request, params: matched.params }, matched, planned);
    exchanges.push({ route: matched.name, request, status: answer.status, answer: answer.body });
    await rules.beforeAnswer();
    if (await passesAfter(planned, response)) send(response, answer, rules.headers());
  }

  async function answerOf(
    request: PartnerRequest,
    { name, route }: Matched,
    planned?: PlannedFault,
  ): Promise<PartnerAnswer> {
    if (planned?.fault.kind === 'rate_limited') return rules.rateLimited();
    const guarded = rules.guard(request, name);
    if (guarded) return guarded;
    if (!route) return rules.notFound();
    try {
      return await route.handle(request);
    } catch (error) {
      return rules.refusal(error);
    }
  }
}

interface Matched {
  name: string;
  route: Route | null;
  params: Readonly<Record<string, string>>;
}

/** Finds the route of a call: a fixed path wins over one with parameters, whatever their order. */
function createMatcher(routes: readonly Route[]): (request: PartnerRequest) => Matched {
  const byName = new Map(routes.map((route) => [route.name, route]));
  const patterns = routes
    .filter(({ name }) => name.includes(':'))
    .map((route) => ({ route, pattern: patternOf(route.name) }));
  return ({ method, path }) => {
    const called = `${method} ${path}`;
    const fixed = byName.get(called);
    if (fixed) return { name: fixed.name, route: fixed, params: {} };
    for (const { route, pattern } of patterns) {
      const groups = pattern.exec(called)?.groups;
      if (groups) return { name: route.name, route, params: decoded(groups) };
    }
    return { name: called, route: null, params: {} };
  };
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}

async function readRequest(message: IncomingMessage): Promise<PartnerRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://partner.test');
  const { method = 'GET', headers } = message;
  const body = readBody(Buffer.concat(chunks).toString('utf8'), headers['content-type'] ?? '');
  return { method, path: pathname, params: {}, query: searchParams, headers, body };
}

/** Reads JSON, also without its content type, and forms. */
function readBody(text: string, contentType: string): unknown {
  if (text === '') return undefined;
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the call goes on to the partner. */
async function passesBefore(planned: PlannedFault | undefined, response: ServerResponse): Promise<boolean> {
  const kind = planned?.fault.kind;
  if (kind === 'hold_before') await planned?.held();
  if (kind === 'slow') await new Promise((resume) => setTimeout(resume, planned?.fault.delayMs ?? 1_000));
  if (kind === 'cut_before') response.destroy();
  if (kind === 'error_before') sendGatewayError(response, planned?.fault.status);
  return kind !== 'cut_before' && kind !== 'error_before';
}

/** Returns whether the partner's answer reaches the caller. */
async function passesAfter(planned: PlannedFault | undefined, response: ServerResponse): Promise<boolean> {
  const kind = planned?.fault.kind;
  if (kind === 'hold_after') await planned?.held();
  if (kind === 'cut_after') response.destroy();
  if (kind === 'error_after') sendGatewayError(response, planned?.fault.status);
  return kind !== 'cut_after' && kind !== 'error_after';
}

/** A gateway's error is a page, not JSON. */
function sendGatewayError(response: ServerResponse, status = 502): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<html><body><h1>${status}</h1></body></html>`);
}

function send(
  response: ServerResponse,
  { status, body, headers }: PartnerAnswer,
  general: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...general, ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
