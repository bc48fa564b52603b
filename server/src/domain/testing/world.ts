import type { Decision, EscrowAggregate, EscrowCommand } from '../aggregate.js';
import type { Actor } from '../change.js';
import { decideEscrow } from '../escrow/decide.js';
import { type InitiateInput, initiateEscrow } from '../escrow/initiate.js';
import { escrowTable } from '../escrow/table.js';
import type { Shipment } from '../records.js';
import { CheckoutWorld } from './checkout-world.js';
import { checkDeclared } from './declared.js';
import {
  accountNumber,
  bankAccount,
  type CheckoutInput,
  contextAt,
  escrowInput,
  merchant,
} from './fixtures.js';
import { commandOf } from './phrases.js';

/** The commands that only buyers have. */
const buyersOwn: readonly EscrowCommand['command'][] = [
  'confirm_arrival',
  'extend_inspection',
  'report_solved',
];

/** Phrases of the buyer and the seller; the merchant acts in all others. */
function usualActor(command: EscrowCommand): Actor {
  if (buyersOwn.includes(command.command)) return { kind: 'buyer', via: 'page' };
  return 'side' in command ? { kind: command.side, via: 'page' } : merchant;
}

/** A world with one escrow. */
export class World extends CheckoutWorld<EscrowAggregate> {
  aggregate: EscrowAggregate;

  constructor({
    payeeBankAccount = bankAccount,
    payoutSchedule = 'per_sale',
    ...input
  }: CheckoutInput<InitiateInput> = {}) {
    super();
    const context = contextAt(this.now, this.newId);
    const { change, after } = initiateEscrow(
      { ...escrowInput, ...input },
      accountNumber(1, this.now),
      context,
    );
    this.books.commit(change);
    this.aggregate = { ...after, payeeBankAccount, payoutSchedule };
  }

  get earlierShipment(): Shipment | undefined {
    const n = (this.aggregate.shipment?.n ?? 0) - 1;
    return this.books.table('shipment').find((row) => row.n === n) as Shipment | undefined;
  }

  say(phrase: string): Decision {
    return this.command(commandOf(phrase, this));
  }

  command(command: EscrowCommand, actor = usualActor(command)): Decision {
    const decision = decideEscrow(this.aggregate, command, contextAt(this.now, this.newId, actor));
    checkDeclared(escrowTable, this.checkout.status, command.command, decision);
    return this.record(decision);
  }
}
