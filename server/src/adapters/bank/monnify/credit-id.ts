const idPattern = /^(MNFY\|[A-Za-z0-9|_-]{1,100})(?:#([1-9]\d{0,2}))?$/;

/** A payment of a transaction, counted from 1. */
export interface CreditId {
  transactionReference: string;
  n: number;
}

/**
 * Returns our id of a payment. Monnify has ids of transactions alone, which almost always have one payment:
 * that one has the id of its transaction. Of several, a look-up names the amount, the payer and the masked
 * account, and neither an id nor a time; the session id is in the notification alone. So their place in the
 * list identifies them, and what shows that the list has changed is the amount of a known one: then
 * `applyCredit` takes nothing from there on.
 */
export function creditIdOf({ transactionReference, n }: CreditId): string {
  return n === 1 ? transactionReference : `${transactionReference}#${n}`;
}

/** Null: it is no id of Monnify's. */
export function readCreditId(id: string): CreditId | null {
  const [, transactionReference, n = '1'] = idPattern.exec(id) ?? [];
  return transactionReference === undefined ? null : { transactionReference, n: Number(n) };
}
