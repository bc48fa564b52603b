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

type Destination = ReturnType<typeof pino.destination>;

/** Writes the lines of one event-loop turn together, which is cheaper than one by one. */
function gathered(destination: Destination): DestinationStream & { flush(done?: () => void): void } {
  let lines: string[] = [];
  const pass = () => {
    if (lines.length > 0) destination.write(lines.join(''));
    lines = [];
  };
  return {
    write(line) {
      if (lines.push(line) === 1) setImmediate(pass);
    },
    flush(done) {
      pass();
      destination.flush(done);
    },
  };
}
