import type { ChargeAggregate, Context, Decision } from '../aggregate.js';
import { CheckoutDraft } from '../checkout/draft.js';
import type { Charge } from '../records.js';

/** A direct charge while one decision changes it. */
export class ChargeDraft extends CheckoutDraft<Charge, ChargeAggregate> {
  constructor(aggregate: ChargeAggregate, context: Context) {
    super(aggregate.charge, aggregate, context);
  }

  decision(): Decision<ChargeAggregate> {
    const change = this.complete();
    return { kind: 'change', change, after: { charge: this.rowAfter(), ...this.moneyAfter() } };
  }
}
