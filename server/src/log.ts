import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.js';

/** Paths that the log hides. */
const redacted = [
  'req.headers',
  'headers',
  '*.authorization',
  '*.Authorization',
  '*.accountNumber',
  '*.account_number',
  '*.customerEmail',
  '*.customer_email',
  '*.sellerEmail',
  '*.seller_email',
  '*.params',
  '*.parameters',
  '*.detail',
];

/** Creates the server's log: JSON lines on standard output, without personal details. */
export function createLog({ LOG_LEVEL: level }: Config): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redacted, censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    gathered(pino.destination({ fd: 1, sync: false })),
  );
}

type Destination = Pick<ReturnType<typeof pino.destination>, 'write' | 'flush' | 'flushSync'>;

/** How long a line may wait for others. */
const gatheredMs = 20;

/**
 * Writes the lines of a few turns of the event loop together, which is cheaper than one by one. Lines that
 * wait are written when the process exits or crashes; only a kill loses them.
 */
export function gathered(
  destination: Destination,
  exits: Pick<NodeJS.EventEmitter, 'once'> = process,
): DestinationStream & { flush(done?: () => void): void } {
  let lines: string[] = [];
  let isWatching = false;
  const pass = () => {
    if (lines.length > 0) destination.write(lines.join(''));
    lines = [];
  };
  const watch = () => {
    isWatching = true;
    exits.once('exit', () => {
      pass();
      destination.flushSync();
    });
  };
  return {
    write(line) {
      if (!isWatching) watch();
      if (lines.push(line) === 1) setTimeout(pass, gatheredMs);
    },
    flush(done) {
      pass();
      destination.flush(done);
    },
  };
}
