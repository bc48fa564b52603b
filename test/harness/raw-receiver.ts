import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { Authority } from './authority.js';

/** A receiver that writes raw bytes, to break the rules of HTTP. */
export interface RawReceiver {
  port: number;
  /** Requests whose first bytes arrived. */
  requests(): number;
  stop(): Promise<void>;
}

/** Starts one; the callback runs once for each connection, as soon as a request begins. */
export async function startRawReceiver(
  authority: Authority,
  answer: (socket: TLSSocket) => void,
): Promise<RawReceiver> {
  const sockets = new Set<TLSSocket>();
  let requests = 0;
  const server = createServer(authority.server, (socket) => {
    sockets.add(socket);
    // A client that receives nonsense hangs up, which is expected here.
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      requests += 1;
      socket.resume();
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Writes a text repeatedly, at an interval in ms, until the connection ends. */
export function drip(socket: TLSSocket, everyMs: number, next: () => string): void {
  const timer = setInterval(() => socket.write(next()), everyMs);
  socket.once('close', () => clearInterval(timer));
}
