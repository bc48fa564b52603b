import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Faults, PlannedFault } from './faults.js';
import {
  createPartnerCalls,
  type IncomingCall,
  type PartnerAnswer,
  type PartnerRequest,
  type PartnerRules,
} from './partner-calls.js';

/** One call and what the partner answered; a test checks it against the vendor's schemas. */
export interface Exchange {
  route: string;
  request: PartnerRequest;
  status: number;
  answer: unknown;
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
  const calls = createPartnerCalls(rules);
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
    const call = calls.match(await readCall(message));
    const planned = faults.take(call.name);
    if (!(await passesBefore(planned, response))) return;
    const isLimited = planned?.fault.kind === 'rate_limited';
    const answer = isLimited ? rules.rateLimited() : await calls.answer(call);
    exchanges.push({ route: call.name, request: call.request, status: answer.status, answer: answer.body });
    await rules.beforeAnswer();
    if (await passesAfter(planned, response)) send(response, answer, rules.headers());
  }
}

async function readCall(message: IncomingMessage): Promise<IncomingCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://partner.test');
  const { method = 'GET', headers } = message;
  const body = readBody(Buffer.concat(chunks).toString('utf8'), headers['content-type'] ?? '');
  return { method, path: pathname, query: searchParams, headers, body };
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
  if (kind === 'unclear_before') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  return kind !== 'cut_before' && kind !== 'error_before' && kind !== 'unclear_before';
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
