import type { IncomingMessage } from 'node:http';

/** More than any caller sends by mistake; beyond it the connection is closed. */
const drainBytesMax = 32 * 1024 * 1024;
const drainMs = 5_000;

/** Reads and discards the rest of a request; calls `done` when it has ended, is too long or too slow. */
export function drainRequest(request: IncomingMessage, done: () => void, patienceMs = drainMs): void {
  let bytesLeft = drainBytesMax;
  const count = (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) stop();
  };
  const stop = () => {
    clearTimeout(timer);
    request.off('data', count).off('end', stop).off('close', stop);
    done();
  };
  const timer = setTimeout(stop, patienceMs);
  request.on('data', count).once('end', stop).once('close', stop).resume();
}
