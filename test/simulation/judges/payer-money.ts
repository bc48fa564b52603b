/** Of a credit `k`: whether a refund of it would give its payer money that they have already. */
export const payerHasMoney = `(k.status = 'reversed'
  or (k.amount_taken_back > 0 and k.amount_refunded + k.amount_taken_back > k.amount))`;
