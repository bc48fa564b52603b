import type { Faults } from '../faults.js';
import type { PartnerAnswer, PartnerRequest, Route } from '../http-server.js';
import type { PaystackControl } from './control.js';
import { type Fields, isObject } from './input.js';

/** Where a person at a terminal acts as payer, bank and owner; no path of Paystack's begins so. */
export const controlPath = '/_fake/';

type Action = (control: PaystackControl, fields: Fields, faults: Faults) => unknown;

const actions: Readonly<Record<string, Action>> = {
  pay: (control, { account_number, amount, payer_name, forced }) =>
    control.pay({
      accountNumber: text(account_number, 'account_number'),
      amount: kobo(amount),
      payer: payer_name === undefined ? {} : { name: text(payer_name, 'payer_name') },
      isForced: forced === true,
    }),
  top_up: (control, { amount }) => {
    control.topUp(kobo(amount));
    return { balance: control.business.balance };
  },
  name_account: (control, { bank_code, account_number, name }) => {
    control.nameAccount(
      text(bank_code, 'bank_code'),
      text(account_number, 'account_number'),
      text(name, 'name'),
    );
  },
  settle_transfer: (control, { reference, outcome }) => {
    control.settleTransfer(
      text(reference, 'reference'),
      oneOf(outcome, ['success', 'failed', 'reversed', 'blocked', 'rejected']),
    );
  },
  move_refund: (control, { id, status }) => {
    control.moveRefund(Number(id), oneOf(status, ['processing', 'processed', 'failed', 'needs-attention']));
  },
  claw_back: (control, { reference }) => {
    control.clawBack(text(reference, 'reference'));
  },
  dispute: (control, { reference, lost }) => {
    const { id } = control.openDispute(text(reference, 'reference'));
    if (lost !== undefined) control.resolveDispute(id, lost === true);
    return { id };
  },
  settle_collections: (control) => ({ paid_out: control.settleCollections()?.paidOut ?? 0 }),
  advance: (control, { minutes }) => {
    control.business.clock.advance(Number(minutes) * 60_000);
    return { now: new Date(control.business.clock.now()) };
  },
  fault: (_, { on, kind, times }, faults) => {
    faults.add({
      on: text(on, 'on'),
      kind: oneOf(kind, ['cut_before', 'cut_after', 'error_before', 'error_after', 'slow', 'rate_limited']),
      times: times === undefined ? 1 : Number(times),
    });
  },
};

export function controlRoutesOf(control: PaystackControl, faults: Faults): Route[] {
  return Object.entries(actions).map(([name, act]) => ({
    name: `POST ${controlPath}${name}`,
    handle: (request) => perform(() => act(control, fieldsOf(request), faults)),
  }));
}

/** Says in one sentence what a person got wrong. */
function perform(act: () => unknown): PartnerAnswer {
  try {
    return { status: 200, body: act() ?? { done: true } };
  } catch (error) {
    return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } };
  }
}

function fieldsOf({ body }: PartnerRequest): Fields {
  return isObject(body) ? body : {};
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${name} has to be text`);
  return value;
}

function kobo(value: unknown): number {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error('amount has to be a whole number of kobo');
  return amount;
}

function oneOf<Value extends string>(value: unknown, allowed: readonly Value[]): Value {
  const found = allowed.find((each) => each === value);
  if (!found) throw new Error(`${String(value)} is none of ${allowed.join(', ')}`);
  return found;
}
