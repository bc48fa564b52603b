import type { CreditTrace } from '../../../ports/bank.js';

/** As long as a field of the API may be. */
const lengthMax = 100;

/** Returns by what banks trace a payment, as a partner writes it: what no bank would write is left out. */
export function traceOf(bankName: string | null, sessionId: string | null): CreditTrace {
  const name = bankName?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  const number = sessionId?.trim() ?? '';
  return {
    payerBankName: name !== '' && name.length <= lengthMax ? name : null,
    sessionId: /^[\w./:-]{6,100}$/.test(number) ? number : null,
  };
}
