import { type Findings, total } from './arithmetic.js';
import type { Books } from './books.js';
import { kindOf } from './postings.js';

type Shipment = Books['tables']['shipments'][number];

/** Returns what the operator pays of a booking: what the aggregator took beyond the price of its rate. */
export function beyondPrice({ cost, amount }: Pick<Shipment, 'cost' | 'amount'>): bigint {
  return cost > amount ? cost - amount : 0n;
}

/** Compares what merchants owe for carriage, what they reserve, and what bookings took from the wallets. */
export function examineCarriage({ tables, postings }: Books, findings: Findings): void {
  const { carriage, shipments } = tables;
  for (const { account_id, mode, amount_owed, amount_reserved } of carriage) {
    const account = `carriage:${account_id}:${mode}`;
    const own = shipments.filter((row) => row.account_id === account_id && row.mode === mode);
    const booked = postings.flow(account, 'carrier:*') - postings.flow('carrier:*', account);
    const booking = own.filter(({ status }) => status === 'booking');
    findings.compare(`account ${account}`, 'its row says', amount_owed, -postings.net(account));
    const charged = total(own, (row) => row.amount_charged);
    findings.compare(`account ${account}`, 'its shipments were charged', charged, booked);
    const reserved = total(booking, ({ amount }) => amount);
    findings.compare(`account ${account}`, 'its row reserves', amount_reserved, reserved);
  }
  for (const wallet of walletsOf(shipments)) {
    const own = shipments.filter(({ aggregator, mode }) => `carrier:${aggregator}:${mode}` === wallet);
    const taken = total(own, (row) => row.amount_charged + beyondPrice(row));
    const paid = postings.flow('carriage:*', wallet) + postings.flow('partner_fees', wallet);
    const back = postings.flow(wallet, 'carriage:*') + postings.flow(wallet, 'partner_fees');
    findings.compare(`account ${wallet}`, 'its shipments cost', taken, paid - back);
  }
  const owned = new Set(carriage.map(({ account_id, mode }) => `carriage:${account_id}:${mode}`));
  for (const account of postings.accounts()) {
    const isOwned = kindOf(account) !== 'carriage' || owned.has(account);
    findings.expect(isOwned, `account ${account}: no row says what is owed on it`);
  }
}

function walletsOf(shipments: readonly Shipment[]): Set<string> {
  return new Set(shipments.map(({ aggregator, mode }) => `carrier:${aggregator}:${mode}`));
}
