import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Services } from '../../services.js';
import { networksOfSocket } from '../client-networks.js';
import { problemText } from '../protocol-errors.js';
import { boundUnanswered } from './unanswered.js';

/**
 * Bounds the connections of a server, in all and of a network at each of its widths, and what is sent over
 * each before it is answered. Closes those on which nobody reads. Behind a proxy every connection is the
 * proxy's, which has to bound its own.
 */
export function boundConnections(server: Server, services: Services): void {
  const { CONNECTIONS_IN_ALL: inAll, CONNECTIONS_PER_NETWORK: perNetwork, PROXY_HOPS } = services.config;
  const counts = new Map<string, number>();
  let all = 0;
  // Before the server's own listener, which then finds a refused connection closed.
  server.prependListener('connection', (socket: Socket) => {
    const networks = PROXY_HOPS > 0 ? [] : networksOfSocket(socket);
    const isOver = networks.some(({ name, factor }) => (counts.get(name) ?? 0) >= perNetwork * factor);
    if (all >= inAll || isOver) return refuse(services, socket);
    all += 1;
    for (const { name } of networks) add(counts, name, 1);
    socket.once('close', () => {
      all -= 1;
      for (const { name } of networks) add(counts, name, -1);
    });
  });
  boundUnanswered(server, services);
  server.timeout = services.config.UNREAD_SECONDS * 1_000;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', closeUnread);
  });
}

function add(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}

function refuse(services: Services, socket: Socket): void {
  const detail = 'Too many connections are open. Close some, or send more requests over each.';
  socket.on('error', () => undefined);
  socket.write(problemText(services, 'rate_limited', services.newId(), detail));
  socket.destroySoon();
}

/**
 * Node calls it when neither side of a connection has moved for the server's timeout. While no byte of the
 * answer waits, it is the service that takes its time.
 */
function closeUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}
