import { setTimeout } from 'node:timers/promises';
import type { Call, Client } from '../../client.js';
import { commandLine, type OperationRequest } from '../../command-line.js';
import { exitCodes, Stop } from '../../exit.js';
import type { OperationRow } from '../../operation-rows.js';
import { rowOf } from '../../operations.js';
import { line } from '../../printable.js';
import type { CommandContext } from '../command.js';

/** How long to poll for what happens by itself, and how often. */
const pollMsMax = 20_000;
const pollEveryMs = 100;

/** A run of a trigger, with the facts kept so far. */
export interface Scene {
  context: CommandContext;
  client: Client;
  stage: Stage;
  facts: Facts;
}

export function requestOf(step: Step, stage: Stage): OperationRequest {
  return step.request?.(stage) ?? {};
}

export async function send<Body>(scene: Scene, row: OperationRow, request: OperationRequest) {
  const { context, client, stage } = scene;
  const call: Call = {
    method: row.method,
    path: row.path,
    params: { ...request.params },
    query: { ...(request.query as object | undefined) },
    body: request.body,
    operation: row.words.join(' '),
    ...(row.repeat ? { repeat: row.repeat } : {}),
    ...(row.repeat?.startsWith('key') ? { idempotencyKey: context.host.newId() } : {}),
  };
  context.flight.advice =
    row.method === 'GET'
      ? undefined
      : [`The outcome is unknown. Check it: ${line('events list --reference', stage.reference)}`];
  try {
    return await client.send<Body>(call);
  } finally {
    context.flight.advice = undefined;
  }
}

/** Polls until the answer fits; returns null after the limit. */
export async function askUntil<Answer>(
  ask: () => Promise<Answer>,
  isSo: (answer: Answer) => boolean,
): Promise<Answer | null> {
  const endsAtMs = Date.now() + pollMsMax;
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (Date.now() >= endsAtMs) return null;
    await setTimeout(pollEveryMs);
  }
}

function refuseKnown(reference: string): Stop {
  const detail = `A checkout ${reference} exists already. Nothing was changed.`;
  return new Stop(
    exitCodes.conflict,
    { title: 'This reference is taken', code: 'reference_conflict', detail },
    ['Leave out --reference, or give a new one.'],
  );
}

async function playStep(scene: Scene, step: Step): Promise<void> {
  const { context, stage, facts } = scene;
  const row = rowOf(step.operationId);
  const request = requestOf(step, stage);
  context.output.hint(context.output.paintNote('dim', commandLine(row, request)));
  const isSo = step.until ?? (() => true);
  const answered = await askUntil(
    () => send<StepAnswer>(scene, row, request),
    ({ body }) => isSo(body),
  );
  if (!answered) {
    const seconds = pollMsMax / 1_000;
    const detail = `${row.words.join(' ')} has not returned the expected state within ${seconds} s.`;
    throw new Stop(exitCodes.conflict, { title: 'It takes too long', code: 'not_yet', detail });
  }
  if (step.opens && answered.replayed) throw refuseKnown(stage.reference);
  Object.assign(facts, step.keep?.(answered.body));
}

/** Performs the steps in order and prints each as the equivalent command. */
export async function play(scene: Scene, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await playStep(scene, step);
}

/** What the steps of a trigger know. */
export interface Stage {
  reference: string;
  amountKobo: number;
  callbackUrl: string | undefined;
  /** A fact that an earlier step kept; in a dry run, its name in angle brackets. */
  fact(name: FactName): string;
}

export type FactName =
  | 'account_id'
  | 'credit_id'
  | 'delivery_address_id'
  | 'delivery_id'
  | 'dispute_id'
  | 'escrow_id'
  | 'event_id'
  | 'hours'
  | 'parcel_id'
  | 'payout_id'
  | 'pickup_address_id'
  | 'rate_id'
  | 'refund_id'
  | 'webhook_id';

export type Facts = Partial<Record<FactName, string>>;

export interface StepAnswer {
  [name: string]: unknown;
  payouts?: readonly { id: string }[];
  refunds?: readonly { id: string }[];
  dispute?: { id: string } | null;
  rates?: readonly { rate_id: string }[];
  endpoints?: readonly { id: string; active: boolean }[];
}

/** One operation of the API. */
export interface Step {
  operationId: string;
  request?: (stage: Stage) => OperationRequest;
  /** Returns the facts that later steps need. */
  keep?: (answer: StepAnswer) => Facts;
  /** Creates the checkout; an existing one is refused. */
  opens?: boolean;
  /** Polls until the answer fits. */
  until?: (answer: StepAnswer) => boolean;
}
