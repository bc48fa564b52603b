import { PartnerPostponed, type TransferRequest } from '../../../server/src/ports/bank.js';

/** What a suite about outgoing money calls its transfer and its refund. */
export const reference = 'po-0123456789abcdef';
export const refundReference = 're-0123456789abcdef';

type Payee = Pick<TransferRequest, 'bankCode' | 'accountNumber'>;

/** Returns a transfer of NGN 20,000 to a payee. */
export function orderTo(payee: Payee, fields: Partial<TransferRequest> = {}): TransferRequest {
  const usual = { reference, accountId: 'acc', amount: 2_000_000, accountName: 'ADA SELLER', now: 0 };
  return { ...usual, ...payee, ...fields };
}

/** Returns what a call throws, or null. */
export function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(() => null).catch((error: unknown) => error);
}

/** Returns why a call was postponed, and fails if it was not. */
export async function postponedBy(work: Promise<unknown>): Promise<PartnerPostponed['reason']> {
  const error = await thrownBy(work);
  if (!(error instanceof PartnerPostponed)) throw new Error('It was not postponed', { cause: error });
  return error.reason;
}
