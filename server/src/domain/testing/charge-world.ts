import type { ChargeAggregate, ChargeCommand, Decision } from '../aggregate.js';
import type { Actor } from '../change.js';
import { type ChargeInput, createCharge } from '../charge/create.js';
import { decideCharge } from '../charge/decide.js';
import { chargeTable } from '../charge/table.js';
import { CheckoutWorld } from './checkout-world.js';
import { checkDeclared } from './declared.js';
import { accountNumber, bankAccount, type CheckoutInput, chargeInput, contextAt } from './fixtures.js';
import { chargeCommandOf } from './phrases.js';

const partner: Actor = { kind: 'partner', via: 'notification' };

/** A world with one direct charge. */
export class ChargeWorld extends CheckoutWorld<ChargeAggregate> {
  aggregate: ChargeAggregate;

  constructor({
    payeeBankAccount = bankAccount,
    payoutSchedule = 'per_sale',
    ...input
  }: CheckoutInput<ChargeInput> = {}) {
    super();
    const context = contextAt(this.now, this.newId);
    const { change, after } = createCharge({ ...chargeInput, ...input }, accountNumber(1, this.now), context);
    this.books.commit(change);
    this.aggregate = { ...after, payeeBankAccount, payoutSchedule };
  }

  say(phrase: string): Decision<ChargeAggregate> {
    return this.command(chargeCommandOf(phrase, this));
  }

  command(command: ChargeCommand): Decision<ChargeAggregate> {
    const decision = decideCharge(this.aggregate, command, contextAt(this.now, this.newId, partner));
    checkDeclared(chargeTable, this.checkout.status, command.command, decision);
    return this.record(decision);
  }
}
