import type { Decision, EscrowAggregate, EscrowCommand } from '../aggregate.js';
import type { Actor } from '../change.js';
import { decideEscrow } from '../escrow/decide.js';
import { type InitiateInput, initiateEscrow } from '../escrow/initiate.js';
import { escrowTable } from '../escrow/table.js';
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

/** Buyer and seller act for themselves; every other phrase is the merchant's. */
function usualActor(command: EscrowCommand): Actor {
  return 'side' in command ? { kind: command.side, via: 'page' } : merchant;
}

/** One escrow. */
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

  say(phrase: string): Decision {
    return this.command(commandOf(phrase, this));
  }

  command(command: EscrowCommand, actor = usualActor(command)): Decision {
    const decision = decideEscrow(this.aggregate, command, contextAt(this.now, this.newId, actor));
    checkDeclared(escrowTable, this.checkout.status, command.command, decision);
    return this.record(decision);
  }
}
