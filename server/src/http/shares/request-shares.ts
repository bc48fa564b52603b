import type { Socket } from 'node:net';
import { limits, type Operation } from '@escrow-checkout/contract';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Services } from '../../services.js';
import { networkWidths, sharingNetworks } from '../client-networks.js';
import { callerOf, routeOf } from '../context.js';
import { costOf } from '../cost.js';
import { ProblemError } from '../problem.js';
import type { Line } from './fair-queue.js';
import { type Bounds, type Entry, Gate } from './gate.js';

const waitMs = 10_000;
export const waitingPerOwner = 500;
/** Test mode leaves the rest of all to live mode. */
const testShare = 3 / 4;
/** Networks without a key may have this many times what one of them may. */
const networksAtOnce = 16;
/** A whole answer may take this many times as long as one without progress. */
const readTimes = 4;

/** A body weighs as much as a request more for each of these bytes; an unknown length as the longest. */
interface BodyWeight {
  unitBytes: number;
  longestBytes: number;
}

const keyedBody: BodyWeight = { unitBytes: 16_384, longestBytes: limits.bodyBytesMax };
const strangersBody: BodyWeight = { unitBytes: 65_536, longestBytes: 1024 * 1024 };

type Settings = Pick<
  Services['config'],
  | 'REQUESTS_PER_KEY'
  | 'REQUESTS_PER_ACCOUNT'
  | 'REQUESTS_IN_ALL'
  | 'REQUESTS_PER_NETWORK'
  | 'PROXY_HOPS'
  | 'UNREAD_SECONDS'
  | 'UNREAD_MEGABYTES'
>;

/** Bounds what is under way for a key, for an account in a mode, and for all. */
export function keyShares(settings: Settings): RequestHandler {
  const gate = new Gate({
    ...sharedBounds(settings),
    perKey: settings.REQUESTS_PER_KEY,
    perGroup: settings.REQUESTS_PER_ACCOUNT,
    perOwner: settings.REQUESTS_PER_ACCOUNT,
    inAll: settings.REQUESTS_IN_ALL,
    inAllOfOthers: settings.REQUESTS_IN_ALL * testShare,
  });
  return (request, response, next) => {
    const route = routeOf<Operation>(request);
    // A stream lasts for hours, and has a limit of its own.
    if (route.streams !== undefined) return enterStream(request, response, next);
    const weight = costOf(route, request) + bodyWeight(request, keyedBody);
    enter(gate, request, new Waiter(callerLine(response), weight, response, next));
  };
}

/** Bounds what is under way without a key, for a network at each of its widths and for all. */
export function networkShares(settings: Settings): RequestHandler {
  const { REQUESTS_PER_NETWORK: perNetwork } = settings;
  const inAll = perNetwork * networksAtOnce;
  const gate = new Gate({
    ...sharedBounds(settings),
    perKey: perNetwork * networkWidths[0].factor,
    perGroup: perNetwork * networkWidths[1].factor,
    perOwner: perNetwork * networkWidths[2].factor,
    inAll,
    inAllOfOthers: inAll,
  });
  return (request, response, next) => {
    // The stream of a page lasts for minutes, and has a limit of its own.
    if (isPageStream(request)) return enterStream(request, response, next);
    const weight = 1 + bodyWeight(request, strangersBody);
    const line = networkLine(request, settings.PROXY_HOPS);
    enter(gate, request, new Waiter(line, weight, response, next));
  };
}

/** A page's path can end in the same word, as that of an escrow with such a reference. */
function isPageStream({ method, path }: Request): boolean {
  return /^(GET|HEAD)$/.test(method) && /^\/(checkout|sale)\/[^/]+\/stream\/?$/i.test(path);
}

/** The line of a request without a key: its widest network takes turns with others, then its narrowest. */
export function networkLine(request: Request, hops: number): GroupedLine {
  const [narrow = 'unknown', middle = null, wide = narrow] = sharingNetworks(request, hops);
  return { owner: wide, group: middle, key: narrow, isFirst: true };
}

/** The line in which a caller's requests wait. */
export function callerLine(response: Response): GroupedLine {
  const { accountId, keyId, mode } = callerOf(response);
  return { owner: `${accountId} ${mode}`, group: null, key: keyId, isFirst: mode === 'live' };
}

function sharedBounds({ UNREAD_SECONDS: seconds, UNREAD_MEGABYTES: megabytes }: Settings) {
  return {
    waitingPerOwner,
    waitMs,
    readMs: seconds * 1_000 * readTimes,
    unreadBytes: megabytes * 1024 * 1024,
  } satisfies Partial<Bounds>;
}

type GroupedLine = Line & Pick<Entry, 'group'>;

/** A request with its line; a class, since one is made for each request. */
class Waiter implements Entry {
  readonly owner: string;
  readonly group: string | null;
  readonly key: string;
  readonly isFirst: boolean;
  waitsSinceMs = 0;
  endedAtMs: number | null = null;

  constructor(
    { owner, group, key, isFirst }: GroupedLine,
    readonly weight: number,
    readonly response: Response,
    readonly begin: NextFunction,
  ) {
    this.owner = owner;
    this.group = group;
    this.key = key;
    this.isFirst = isFirst;
  }

  refuse(why: keyof typeof remedies): void {
    this.begin(new ProblemError('rate_limited', { detail: remedies[why] }));
  }
}

function enter(gate: Gate, request: Request, waiter: Waiter): void {
  const { response } = waiter;
  const { socket } = request;
  // Nobody is left to answer, and no event would give the place back.
  if (response.closed || socket.destroyed) return;
  const waiters = waitersOn(socket, gate);
  waiters.add(waiter);
  response.on('close', () => {
    waiters.delete(waiter);
    gate.leave(waiter);
  });
  // Answers leave a connection in order: one that took a place before its turn would keep it for the others.
  if (response.socket !== null) gate.enter(waiter);
  else response.once('socket', () => gate.enter(waiter));
}

/**
 * Lets a stream begin once its answer is the next on its connection. Of one that began before, behind others
 * that were sent with it, nobody would ever notice the end.
 */
function enterStream({ socket }: Request, response: Response, next: NextFunction): void {
  if (response.closed || socket.destroyed) return;
  if (response.socket !== null) next();
  else response.once('socket', () => next());
}

type Connection = Socket & { [key: symbol]: Set<Waiter> | undefined };

/**
 * Returns what is under way or waits on a connection. All of it leaves as the connection closes: of several
 * requests that were sent at once, Node tells only the one whose answer is being written.
 */
function waitersOn(socket: Socket, gate: Gate): Set<Waiter> {
  const connection = socket as Connection;
  const known = connection[gate.id];
  if (known) return known;
  const waiters = new Set<Waiter>();
  connection[gate.id] = waiters;
  socket.once('close', () => {
    for (const waiter of waiters) gate.leave(waiter);
  });
  return waiters;
}

const remedies = {
  full: `${waitingPerOwner} requests wait for others to end. Send the next one when one is answered.`,
  waited:
    `The request waited ${waitMs / 1_000} seconds for others to end. Send fewer at once, smaller pages, ` +
    'or read the answers faster.',
} as const;

function bodyWeight({ headers }: Request, { unitBytes, longestBytes }: BodyWeight): number {
  const { 'content-length': length, 'content-encoding': encoding } = headers;
  if (length === undefined && headers['transfer-encoding'] === undefined) return 0;
  const bytes = encoding === undefined && length !== undefined ? Number(length) : longestBytes;
  return Math.floor(Math.min(bytes, longestBytes) / unitBytes);
}
