import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { basePath } from '@escrow-checkout/contract';
import { type Round, roundOf } from '../figures.js';
import { serveTasks } from './serve-tasks.js';

/** One connection that reads its account again and again, well inside the rate limit. */
export interface NeighbourTask {
  port: number;
  key: string;
  durationMs: number;
}

const pauseMs = 4;

/** An answer took as long as its first attempt and all that followed, if the service refused some. */
function ask({ port, key, durationMs }: NeighbourTask): Promise<Round> {
  const text = `GET ${basePath}/account HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  const tookMs: number[] = [];
  const begunMs = performance.now();
  let sentAtMs = begunMs;
  return new Promise((resolve) => {
    const open = () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(text));
      const send = () => {
        sentAtMs = performance.now();
        socket.write(text);
      };
      socket.on('error', () => undefined);
      socket.on('close', open);
      // An answer is shorter than one segment.
      socket.on('data', (answer) => {
        if (!answer.toString('latin1').startsWith('HTTP/1.1 200 ')) return void socket.destroy();
        tookMs.push(performance.now() - sentAtMs);
        if (performance.now() - begunMs < durationMs) return void setTimeout(send, pauseMs);
        socket.removeListener('close', open).destroy();
        resolve(roundOf(tookMs, performance.now() - begunMs));
      });
    };
    open();
  });
}

/**
 * It shares its processor with the hostile account's process, and would else measure how long it waits for
 * that. Without the right to it, it does.
 */
function goFirst(): void {
  try {
    setPriority(-10);
  } catch {
    process.stderr.write('The neighbour has no right to go first: it waits for the hostile process too.\n');
  }
}

goFirst();
serveTasks(ask);
