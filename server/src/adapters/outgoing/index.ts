import type { Outgoing, OutgoingPost, OutgoingResult } from '../../ports/outgoing.js';
import type { Connection } from './connection.js';
import { Guard, malformationOf, type ResolveName } from './guard.js';
import { createResolver } from './resolver.js';

export interface OutgoingOptions {
  /** Lets this machine itself be called, for development. */
  allowLoopback: boolean;
  /** Replaces the name servers. */
  resolveName?: ResolveName;
  /** Trusted instead of the authorities that Node knows and `NODE_EXTRA_CA_CERTS` adds. */
  authorities?: readonly string[];
}

/** The limit of a check at registration; a slower name counts as one that does not resolve. */
const checkTimeoutMs = 3_000;
const idleConnectionsMax = 256;

/** Creates a client that reuses connections, with one request at a time on each. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const guard = new Guard(options.resolveName ?? createResolver(), options.allowLoopback);
  const idle: { origin: string; connection: Connection }[] = [];
  const busy = new Set<Connection>();
  let isClosed = false;

  let load: Promise<typeof import('./connection.js')> | null = null;

  async function take(origin: string): Promise<Connection> {
    // Loaded here, so that commands which send nothing start faster. Once: even a repeated import costs time.
    load ??= import('./connection.js');
    const { Connection } = await load;
    if (isClosed) throw new Error('Closed before the request was sent');
    const index = idle.findLastIndex((each) => each.origin === origin);
    const [known] = index < 0 ? [] : idle.splice(index, 1);
    return known?.connection.isUsable ? known.connection : new Connection(origin, guard, options.authorities);
  }

  function keep(origin: string, connection: Connection): void {
    if (!connection.isUsable) return;
    idle.push({ origin, connection });
    if (idle.length > idleConnectionsMax) idle.shift()?.connection.destroy();
  }

  return {
    refusalOf: (url) => within(checkTimeoutMs, guard.refusalOf(url), null),
    literalRefusalOf: (url) => guard.literalRefusalOf(url),
    async post(request: OutgoingPost): Promise<OutgoingResult> {
      const malformed = malformationOf(request.url);
      if (malformed !== null) return unsent(malformed);
      const { protocol, origin, pathname, search } = new URL(request.url);
      if (protocol !== 'https:') return unsent('is no https:// URL');
      const connection = await take(origin);
      busy.add(connection);
      const result = await connection.post(`${pathname}${search}`, request);
      busy.delete(connection);
      if (isClosed) throw new Error('Closed before the request was answered');
      keep(origin, connection);
      return result;
    },
    async close() {
      isClosed = true;
      for (const connection of [...busy, ...idle.splice(0).map((each) => each.connection)])
        connection.destroy();
    },
  };
}

function unsent(reason: string): OutgoingResult {
  const timing = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 };
  return {
    address: null,
    response: null,
    failure: 'blocked',
    failureDetail: `The address ${reason}`,
    timing,
  };
}

function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
