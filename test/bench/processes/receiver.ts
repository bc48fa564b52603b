import type { AddressInfo } from 'node:net';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { type Round, roundOf } from '../figures.js';
import { serveTasks } from './serve-tasks.js';

/**
 * The task to listen on one port that responds and one that never does, or to wait for this many deliveries
 * from now on.
 */
export type ReceiverTask = { key: string; cert: string } | { count: number };

/** The receiver's reply: its ports, or what it measured. */
export interface Received {
  ports?: { live: number; hanging: number };
  /** The rate between the first and the last delivery, and how long after its event each arrived. */
  round?: Round;
}

const answer = [
  'HTTP/1.1 200 OK',
  'Content-Type: application/json',
  'Content-Length: 17',
  '',
  '{"received":true}',
].join('\r\n');
const headEnd = '\r\n\r\n';
const lengthPattern = /\r\ncontent-length: *(\d+)/i;
const createdPattern = /"created_at":"([^"]+)"/;

let arrive: (body: string) => void = () => {};

/** Only finds the end of each request: it shares the machine with the measured process. */
function receive(socket: TLSSocket): void {
  let received = '';
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (text) => {
    received += text;
    const bodyAt = received.indexOf(headEnd) + headEnd.length;
    if (bodyAt < headEnd.length) return;
    const length = Number(lengthPattern.exec(received)?.[1]);
    if (received.length < bodyAt + length) return;
    const body = received.slice(bodyAt);
    received = '';
    socket.write(answer, 'latin1');
    arrive(body);
  });
}

/** Never sleeps meanwhile: the sender would pay for waking it. */
function count(wanted: number): Promise<Round> {
  const latenciesMs: number[] = [];
  let firstMs = 0;
  return new Promise((resolve) => {
    arrive = (body) => {
      const nowMs = performance.now();
      if (latenciesMs.length === 0) firstMs = nowMs;
      const createdAtMs = Date.parse(createdPattern.exec(body)?.[1] ?? '');
      latenciesMs.push(performance.timeOrigin + nowMs - createdAtMs);
      if (latenciesMs.length < wanted) return;
      arrive = () => {};
      const perSecond = ((wanted - 1) * 1000) / (nowMs - firstMs);
      resolve({ ...roundOf(latenciesMs, 1), perSecond });
    };
    const stayAwake = () => {
      if (latenciesMs.length < wanted) setImmediate(stayAwake);
    };
    stayAwake();
  });
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(async (task: ReceiverTask): Promise<Received> => {
  if ('count' in task) return { round: await count(task.count) };
  const live = createServer({ ...task, ALPNProtocols: ['http/1.1'] }, receive);
  const hanging = createServer({ ...task, ALPNProtocols: ['http/1.1'] }, (socket) => {
    socket.on('error', () => socket.destroy()).resume();
  });
  return { ports: { live: await listen(live), hanging: await listen(hanging) } };
});
