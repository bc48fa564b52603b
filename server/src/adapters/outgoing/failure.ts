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

/** Whatever went wrong on an open connection, as one of ours. */
export function asOutgoingError(error: unknown, timedOut: boolean): OutgoingError {
  if (timedOut) return new OutgoingError('timeout', 'No status line within the time limit');
  if (error instanceof OutgoingError) return error;
  const { code, message } = error as { code?: string; message?: string };
  return new OutgoingError('reset', [message, code].filter(Boolean).join(' '));
}
