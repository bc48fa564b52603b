import type { StreamOptions } from '@escrow-checkout/sdk';
import type { Call, Client } from './client.js';
import type { Context } from './context.js';
import { exitCodes, Stop } from './exit.js';
import { spanText } from './time.js';

type Told = Pick<Context, 'output' | 'values'>;

/** What a command follows, and until when. */
export interface Following extends Told {
  client: Client;
  call: Call;
  signal: AbortSignal;
  /** Instead of what `--after` says. */
  after?: string | undefined;
  onOpen?: ((place: string | null) => void) | undefined;
}

function noAnswer(seconds: number): Stop {
  const detail = `The service did not answer within ${seconds} s.`;
  return new Stop(exitCodes.unavailable, { title: 'No answer', code: 'timeout', detail });
}

/** How long the first connection may take, unless `--timeout` says otherwise. */
const firstSecondsMax = 120;

/** Says on stderr what becomes of the connection. */
function remarks({ output }: Told): Pick<StreamOptions, 'onLoss' | 'onReconnect'> {
  const say = (text: string): void => output.hint(output.paintNote('dim', text));
  return {
    onLoss: ({ message }) => say(`no connection: ${message.replace(/\.?$/, ';')} trying again`),
    onReconnect: ({ downMs }) => say(`reconnected after ${spanText(downMs)}; nothing was missed`),
  };
}

/** A refused place came from a flag, whatever the protocol calls it. */
function nameFlag(error: unknown, flag: string): unknown {
  if (!(error instanceof Stop) || !error.problem.errors) return error;
  const errors = error.problem.errors.map((each) =>
    each.pointer === 'Last-Event-ID' ? { ...each, pointer: flag } : each,
  );
  return new Stop(error.exitCode, { ...error.problem, errors }, error.advice);
}

/**
 * Hands on one event after another. It goes on through every loss of the connection; only the first one has
 * to come about in time. Ends as interrupted when the signal says so.
 */
export async function followEvents(following: Following, take: (event: unknown) => unknown): Promise<void> {
  const { client, call, signal, values } = following;
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  signal.addEventListener('abort', stop, { once: true });
  const seconds = Number(values.timeout ?? firstSecondsMax);
  const timer = setTimeout(stop, seconds * 1_000);
  const said = remarks(following);
  let failure: unknown;
  const options: StreamOptions = {
    ...said,
    after: following.after ?? (values.after as string | undefined),
    signal: limit.signal,
    ...(values.silence === undefined ? {} : { silenceMs: Number(values.silence) * 1_000 }),
    onOpen: (place) => {
      clearTimeout(timer);
      following.onOpen?.(place);
    },
    onLoss: (error) => {
      failure = error;
      said.onLoss?.(error);
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
