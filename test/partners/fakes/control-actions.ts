import type { Faults } from './faults.js';
import type { PartnerAnswer, Route } from './partner-calls.js';

/** Where a person at a terminal acts as payer, bank and owner; no path of a partner begins so. */
export const controlPath = '/_fake/';

export type ActionFields = Readonly<Record<string, unknown>>;
export type Action = (fields: ActionFields) => unknown;

/** Serves each action as `POST /_fake/<name>`. */
export function actionRoutes(actions: Readonly<Record<string, Action>>): Route[] {
  return Object.entries(actions).map(([name, act]) => ({
    name: `POST ${controlPath}${name}`,
    handle: ({ body }) => perform(() => act(fieldsOf(body))),
  }));
}

/** The action that plans a fault of a route. */
export function planFault(faults: Faults, { on, kind, times }: ActionFields): void {
  faults.add({
    on: textOf(on, 'on'),
    kind: oneOf(kind, ['cut_before', 'cut_after', 'error_before', 'error_after', 'slow', 'rate_limited']),
    times: times === undefined ? 1 : Number(times),
  });
}

export function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${name} has to be text`);
  return value;
}

export function koboOf(value: unknown): number {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error('amount has to be a whole number of kobo');
  return amount;
}

export function oneOf<Value extends string>(value: unknown, allowed: readonly Value[]): Value {
  const found = allowed.find((each) => each === value);
  if (!found) throw new Error(`${String(value)} is none of ${allowed.join(', ')}`);
  return found;
}

/** Says in one sentence what a person got wrong. */
function perform(act: () => unknown): PartnerAnswer {
  try {
    return { status: 200, body: act() ?? { done: true } };
  } catch (error) {
    return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } };
  }
}

function fieldsOf(body: unknown): ActionFields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as ActionFields) : {};
}
