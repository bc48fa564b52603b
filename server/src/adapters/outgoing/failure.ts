import type { OutgoingResult } from '../../ports/outgoing.js';

type Failure = NonNullable<OutgoingResult['failure']>;

/** Why a request did not get as far as a status line. Its message is for whoever named the address. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(
    readonly failure: Failure,
    message: string,
    /** Where it was headed, if it came to that. */
    readonly address: string | null = null,
  ) {
    super(message);
  }
}

/** What HTTP itself calls the ways an answer can break, in words for whoever runs the receiver. */
const words: readonly [symptom: RegExp, words: string][] = [
  [/^other side closed|UND_ERR_SOCKET|ECONNRESET|EPIPE/, 'The connection ended before the answer did'],
  [/UND_ERR_HEADERS_OVERFLOW/, 'The answer has more than 16 kB of headers'],
  [/ERR_ASSERTION/, 'The receiver switches protocols, which nothing asked for'],
];

/** Whatever went wrong on an open connection, as one of ours. */
export function asOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (message === 'bad response') return new OutgoingError('reset', unasked);
  const symptom = [message, code].filter(Boolean).join(' ');
  return new OutgoingError('reset', words.find(([pattern]) => pattern.test(symptom))?.[1] ?? symptom);
}

const unasked = 'The receiver answers `100 Continue`, which nothing asked for; it has to answer once';
