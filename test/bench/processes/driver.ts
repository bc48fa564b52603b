import { type Round, roundOf } from '../figures.js';
import { Connection } from '../load/connection.js';
import { type RequestShape, requestText } from '../load/request.js';
import { serveTasks } from './serve-tasks.js';

/** A stretch of load: it ends after a time or a number of requests, whichever comes first. */
export interface LoadTask {
  /** Where the connections send what, in turn. */
  targets: readonly { port: number; shape: RequestShape }[];
  connections: number;
  /** The first number; after `numbers` of them they begin again. */
  from: number;
  numbers: number;
  durationMs: number;
  requestsMax: number;
}

/**
 * Never sleeps during a round: the process that answers pays for waking a sleeper, so a driver with time to
 * sleep would make the slower side look slower still.
 */
function drive(task: LoadTask): Promise<Round> {
  const { targets, connections, from, numbers, durationMs, requestsMax } = task;
  const tookMs: number[] = [];
  const begunMs = performance.now();
  const endMs = begunMs + durationMs;
  let sent = 0;
  let open = connections;
  const nextOf = (shape: RequestShape) => () => {
    if (sent >= requestsMax || performance.now() >= endMs) return null;
    sent += 1;
    return requestText(shape, from + ((sent - 1) % numbers));
  };
  return new Promise((resolve, reject) => {
    const done = (error: Error | null) => {
      open -= 1;
      if (error) reject(error);
      else if (open === 0) resolve(roundOf(tookMs, performance.now() - begunMs));
    };
    const stayAwake = () => {
      if (open > 0) setImmediate(stayAwake);
    };
    stayAwake();
    for (let n = 0; n < connections; n++) {
      const { port, shape } = targets[n % targets.length] as (typeof targets)[number];
      new Connection(port, nextOf(shape), (took) => tookMs.push(took), done);
    }
  });
}

serveTasks(drive);
