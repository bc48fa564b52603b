/** What of the refunds of a credit `k` was cancelled, so that its payer does not get it from us. */
const cancelled = `(select coalesce(sum(x.amount), 0) from refund x
  where x.credit_id = k.id and x.status = 'cancelled')`;

/** Of a credit `k`: whether a refund of it would give its payer money that they have already. */
export const payerHasMoney = `(k.status = 'reversed' or (k.amount_taken_back > 0
  and k.amount_refunded + k.amount_taken_back > k.amount + ${cancelled}))`;
