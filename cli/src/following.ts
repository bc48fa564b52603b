import type { StreamOptions } from '@escrow-checkout/sdk';
import type { Call, Client } from './client.js';
import type { Context } from './context.js';
import { exitCodes, Stop } from './exit.js';
import { spanText } from './time.js';

export interface Following extends Pick<Context, 'output' | 'values'> {
  client: Client;
  call: Call;
  signal: AbortSignal;
  /** Overrides `--after`. */
  after?: string | undefined;
  onOpen?: ((place: string | null) => void) | undefined;
}

function noAnswer(seconds: number): Stop {
  const detail = `The service did not respond within ${seconds} s.`;
  return new Stop(exitCodes.unavailable, { title: 'No response', code: 'timeout', detail });
}

/** Limit of the first connection without `--timeout`. */
const firstSecondsMax = 120;

/** Reports losses of the connection on stderr. */
function reporters({ output }: Pick<Context, 'output'>): Pick<StreamOptions, 'onLoss' | 'onReconnect'> {
  const say = (text: string): void => output.hint(output.paintNote('dim', text));
  return {
    onLoss: ({ message }) => say(`connection lost: ${message.replace(/\.?$/, '.')} Trying again.`),
    onReconnect: ({ downMs }) => say(`Reconnected after ${spanText(downMs)}. Nothing was missed.`),
  };
}

/** Names the flag that a refused `Last-Event-ID` came from. */
function nameFlag(error: unknown, flag: string): unknown {
  if (!(error instanceof Stop) || !error.problem.errors) return error;
  const errors = error.problem.errors.map((each) =>
    each.pointer === 'Last-Event-ID' ? { ...each, pointer: flag } : each,
  );
  return new Stop(error.exitCode, { ...error.problem, errors }, error.advice);
}

/**
 * Passes on one event after another, across lost connections; only the first connection has a limit. Ends as
 * interrupted when the signal aborts.
 */
export async function followEvents(following: Following, take: (event: unknown) => unknown): Promise<void> {
  const { client, call, signal, values } = following;
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  signal.addEventListener('abort', stop, { once: true });
  const seconds = Number(values.timeout ?? firstSecondsMax);
  const timer = setTimeout(stop, seconds * 1_000);
  const reporting = reporters(following);
  let failure: unknown;
  const options: StreamOptions = {
    ...reporting,
    after: following.after ?? (values.after as string | undefined),
    signal: limit.signal,
    ...(values.silence === undefined ? {} : { silenceMs: Number(values.silence) * 1_000 }),
    onOpen: (place) => {
      clearTimeout(timer);
      following.onOpen?.(place);
    },
    onLoss: (error) => {
      failure = error;
      reporting.onLoss?.(error);
    },
  };
  try {
    await client.follow(call, options, take);
  } catch (error) {
    throw nameFlag(error, values.after === undefined ? '--resume' : '--after');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  if (signal.aborted) throw new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
  throw failure === undefined ? noAnswer(seconds) : client.stopFor(failure);
}
