import { connect, type Socket } from 'node:net';
import { basePath } from '@escrow-checkout/contract';
import { serveTasks } from './serve-tasks.js';

/** `begin` opens the connections of an account that asks as often as it can; `end` closes them. */
export interface HostileTask {
  do: 'begin' | 'end';
  port: number;
  key: string;
  /** Each asks for a page again as soon as it has one, whatever the answer is. */
  listers: number;
  /** Each asks for pages again and again, and reads nothing. */
  readers: number;
}

const headEnd = '\r\n\r\n';
const asksAtOnce = 10;
const retryMs = 50;
let sockets = new Set<Socket>();
let answered = 0;

/** Returns how many answers the listers have had. */
async function act({ do: what, port, key, listers, readers }: HostileTask): Promise<number> {
  if (what === 'end') {
    for (const socket of sockets) socket.destroy();
    sockets = new Set();
    return answered;
  }
  answered = 0;
  const ask = `GET ${basePath}/escrow?limit=100 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  for (let n = 0; n < listers; n++) openLister(port, ask, sockets);
  for (let n = 0; n < readers; n++) openReader(port, ask.repeat(asksAtOnce), sockets);
  return 0;
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

function openReader(port: number, asks: string, group: Set<Socket>): void {
  open(port, group, (socket) => {
    socket.pause();
    socket.write(asks);
  });
}

function openLister(port: number, ask: string, group: Set<Socket>): void {
  open(port, group, (socket) => {
    let head = '';
    let bytesLeft = 0;
    socket.on('data', (chunk: Buffer) => {
      let bodyAt = 0;
      if (bytesLeft === 0) {
        const before = head.length;
        head += chunk.toString('latin1');
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        bodyAt = end + headEnd.length - before;
        bytesLeft = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
        head = '';
      }
      bytesLeft -= chunk.length - bodyAt;
      if (bytesLeft > 0) return;
      bytesLeft = 0;
      answered += 1;
      socket.write(ask);
    });
    socket.write(ask);
  });
}

serveTasks(act);
