import type { OutgoingResult } from '../../ports/outgoing.js';

type Failure = NonNullable<OutgoingResult['failure']>;

/** A request got no status line. The message is for the merchant. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(
    readonly failure: Failure,
    message: string,
    /** The IP address, if a connection was tried. */
    readonly address: string | null = null,
  ) {
    super(message);
  }
}

/** Explains low-level HTTP errors to whoever runs the receiver. */
const words: readonly [symptom: RegExp, words: string][] = [
  [/^other side closed|UND_ERR_SOCKET|ECONNRESET|EPIPE/, 'The connection ended before the answer did'],
  [/UND_ERR_HEADERS_OVERFLOW/, 'The answer has more than 16 kB of headers'],
  [/ERR_ASSERTION/, 'The receiver switches protocols, which nothing asked for'],
];

/** Converts any error of an open connection. */
export function asOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (message === 'bad response') return new OutgoingError('reset', unasked);
  const symptom = [message, code].filter(Boolean).join(' ');
  return new OutgoingError('reset', words.find(([pattern]) => pattern.test(symptom))?.[1] ?? symptom);
}

const unasked = 'The receiver answers `100 Continue`, which nothing asked for; it has to answer once';
