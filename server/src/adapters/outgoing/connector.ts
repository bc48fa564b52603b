import { connect as connectSocket, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { OutgoingError } from './failure.js';
import type { Guard } from './guard.js';

/** The address of an open connection, and the duration of each step in ms. */
export interface Opened {
  address: string;
  dnsMs: number;
  connectMs: number;
  tlsMs: number;
}

export interface Destination {
  host: string;
  port: number;
  signal: AbortSignal;
  /** Certificate authorities to trust instead of Node's. */
  authorities: readonly string[] | undefined;
}

const addressesMax = 3;
const addressTimeoutMs = 5_000;

/**
 * Opens a connection to an address that was just checked. The name is not resolved again in between, so it
 * cannot change to a forbidden one.
 */
export async function openConnection(
  guard: Guard,
  destination: Destination,
): Promise<{ socket: TLSSocket; opened: Opened }> {
  const begun = performance.now();
  const addresses = await guard.allowedAddresses(destination.host);
  const resolved = performance.now();
  const { socket, address } = await reachOne(guard, addresses.slice(0, addressesMax), destination);
  const connected = performance.now();
  const secured = await secure(socket, address, destination);
  const opened = {
    address,
    dnsMs: Math.round(resolved - begun),
    connectMs: Math.round(connected - resolved),
    tlsMs: Math.round(performance.now() - connected),
  };
  return { socket: secured, opened };
}

/** Connects to the first address that responds. */
async function reachOne(guard: Guard, addresses: readonly string[], destination: Destination) {
  let failure = new OutgoingError('connect', 'No address answered');
  for (const address of addresses) {
    try {
      const socket = await reach(address, destination);
      const peer = guard.forbidden(socket.remoteAddress ?? '');
      if (peer === null) return { socket, address };
      socket.destroy();
      failure = new OutgoingError('blocked', `The connection led to ${peer}`);
    } catch (error) {
      failure = error as OutgoingError;
      if (destination.signal.aborted) break;
    }
  }
  throw failure;
}

function reach(address: string, { port, signal }: Destination): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectSocket({ host: address, port, signal, noDelay: true });
    const timer = setTimeout(() => fail('ETIMEDOUT'), addressTimeoutMs);
    const fail = (reason: string) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new OutgoingError('connect', `Could not connect: ${reason}`, address));
    };
    socket.once('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

function secure(
  socket: Socket,
  address: string,
  { host, signal, authorities }: Destination,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secured = connectTls({
      socket,
      host,
      ...(isIP(host) === 0 ? { servername: host } : {}),
      ...(authorities ? { ca: [...authorities] } : {}),
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: true,
    });
    const fail = (reason: string) => {
      signal.removeEventListener('abort', onAbort);
      secured.destroy();
      socket.destroy();
      reject(new OutgoingError('tls', `No secure connection: ${reason}`, address));
    };
    const onAbort = () => fail('out of time');
    signal.addEventListener('abort', onAbort, { once: true });
    secured.once('error', (error: NodeJS.ErrnoException) => fail(error.message || String(error.code)));
    secured.once('close', () => fail('the connection was closed'));
    secured.once('secureConnect', () => {
      signal.removeEventListener('abort', onAbort);
      secured.removeAllListeners('error');
      secured.removeAllListeners('close');
      resolve(secured);
    });
  });
}
