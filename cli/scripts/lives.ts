import type { payoutStatuses, refundStatuses, shipmentStatuses } from '@escrow-checkout/contract';
import { isClosed } from '../../server/src/domain/checkout/invariants.js';
import { chargeMachine, escrowMachine, type Machine } from '../../site/src/states/machine.js';
import type { WaitTable } from '../src/operation-rows.js';

type Ways = ReadonlyMap<string, readonly string[]>;

/**
 * The statuses each status usually leads to. A closed one has none: only a request or an operator changes it.
 * What is unusual comes to these statuses by more steps, or takes two of them at once.
 */
function waysOf({ statuses, transitions }: Machine): Ways {
  return new Map(
    statuses.map((status) => {
      const here = transitions.filter(({ from, to, isUsual }) => from === status && to !== status && isUsual);
      return [status, isClosed(status as Parameters<typeof isClosed>[0]) ? [] : here.map(({ to }) => to)];
    }),
  );
}

/** The statuses that can follow a status, itself included, without passing through `without`. */
function reachable(ways: Ways, start: string, without?: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let status = open.pop(); status !== undefined; status = open.pop()) {
    if (status === without || found.has(status)) continue;
    found.add(status);
    open.push(...(ways.get(status) ?? []));
  }
  return found;
}

/**
 * For each status that can be waited for: the statuses that end the wait, and those from which the status can
 * still come. The wait ends at the status itself, and at every later status of an escrow that can still end
 * well; elsewhere the wait is in vain.
 */
function waitsOf(machine: Machine, goodEnd: string): WaitTable {
  const ways = waysOf(machine);
  const [first = '', ...targets] = machine.statuses;
  const rows = targets.map((target) => {
    const withoutIt = reachable(ways, first, target);
    const isOver = (status: string) =>
      status === target || (!withoutIt.has(status) && reachable(ways, status).has(goodEnd));
    const reached = machine.statuses.filter(isOver);
    const open = machine.statuses.filter((status) => !isOver(status) && reachable(ways, status).has(target));
    return [target, { reached, open }] as const;
  });
  return Object.fromEntries(rows);
}

type Hope = 'reached' | 'open' | 'lost';

/** Statuses that last until somebody acts are not waited for. A reversed payout is attempted again. */
const payoutHopes: Readonly<Record<(typeof payoutStatuses)[number], Hope>> = {
  waiting_details: 'open',
  pending: 'open',
  reversed: 'open',
  manual: 'open',
  paid: 'reached',
  failed: 'lost',
  returned_to_payer: 'lost',
  below_minimum: 'lost',
};

const refundHopes: Readonly<Record<(typeof refundStatuses)[number], Hope>> = {
  pending: 'open',
  manual: 'open',
  paid: 'reached',
  failed: 'lost',
  needs_details: 'lost',
  below_minimum: 'lost',
  cancelled: 'lost',
};

/** A parcel that failed waits for somebody to act, although its carrier may still try again. */
const parcelHopes: Readonly<Record<(typeof shipmentStatuses)[number] | 'booking_unknown', Hope>> = {
  rate_attached: 'open',
  booking: 'open',
  booking_unknown: 'open',
  booked: 'open',
  picked_up: 'open',
  in_transit: 'open',
  delivered: 'reached',
  failed: 'lost',
  cancelled: 'lost',
};

function endedBy(word: string, hopes: Readonly<Record<string, Hope>>): WaitTable {
  const having = (wanted: Hope) => Object.keys(hopes).filter((status) => hopes[status] === wanted);
  return { [word]: { reached: having('reached'), open: having('open') } };
}

/** What a command can wait for: statuses of an escrow or charge, its payouts or refunds, and its parcel. */
export function waitTables(): Record<'escrow' | 'charge' | 'payouts' | 'refunds' | 'parcel', WaitTable> {
  return {
    escrow: waitsOf(escrowMachine, 'released'),
    charge: waitsOf(chargeMachine, 'succeeded'),
    payouts: endedBy('paid', payoutHopes),
    refunds: endedBy('paid', refundHopes),
    parcel: endedBy('delivered', parcelHopes),
  };
}
