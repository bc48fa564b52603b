import { connect, type Socket } from 'node:net';
import { type CallerName, callers } from '../load/hostile-callers.js';
import { serveTasks } from './serve-tasks.js';

/** `begin` opens the connections of an account that asks as often as it can; `end` closes them. */
export interface HostileTask {
  do: 'begin' | 'end';
  port: number;
  /** All that the account may have; connections take turns with them. */
  keys: readonly string[];
  /** How many connections do what. */
  connections: Readonly<Partial<Record<CallerName, number>>>;
}

const retryMs = 50;
let sockets = new Set<Socket>();

async function act({ do: what, port, keys, connections }: HostileTask): Promise<null> {
  if (what === 'end') {
    const ended = sockets;
    sockets = new Set();
    for (const socket of ended) socket.destroy();
    return null;
  }
  for (const [name, count] of Object.entries(connections)) {
    const call = callers[name as CallerName];
    for (let n = 0; n < count; n++) {
      const key = keys[n % keys.length] as string;
      open(port, sockets, (socket) => call(socket, key));
    }
  }
  return null;
}

/** Opens a connection, and another one soon after it ends. */
function open(port: number, group: Set<Socket>, begin: (socket: Socket) => void): void {
  const socket = connect({ port, host: '127.0.0.1' });
  group.add(socket);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    group.delete(socket);
    setTimeout(() => {
      if (group === sockets) open(port, group, begin);
    }, retryMs).unref();
  });
  begin(socket);
}

serveTasks(act);
