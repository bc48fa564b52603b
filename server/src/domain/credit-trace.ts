import type { Context, Decision } from './aggregate.js';
import { ChangeBuilder } from './change-builder.js';
import type { Credit, CreditTrace } from './records.js';

/** Whether what a partner says of a credit adds nothing to what is known of it. */
export function isTraceKnown(known: CreditTrace, said: CreditTrace): boolean {
  const trace = traceWith(known, said);
  return trace.payerBankName === known.payerBankName && trace.sessionId === known.sessionId;
}

/**
 * Adds what a partner says of a credit later than its arrival. What is known stays, whatever a later answer
 * says or leaves out: it may be on a receipt already.
 */
export function addTrace(credit: Credit, said: CreditTrace, context: Context): Decision<Credit> {
  if (isTraceKnown(credit, said)) return { kind: 'repeat', after: credit };
  const { accountId, mode, version } = credit;
  const row = { ...credit, ...traceWith(credit, said) };
  const builder = new ChangeBuilder({ accountId, mode }, context);
  const change = builder.build({ update: 'credit', row }, null);
  return { kind: 'change', change, after: { ...row, version: version + 1 } };
}

/** Whether a partner's session ID is the one that somebody typed, which is kept in capitals. */
export function isSameSession(said: string, typed: string | null): boolean {
  return said.toUpperCase() === typed;
}

/** Returns what is known, completed by what is said. */
export function traceWith(known: CreditTrace, said: CreditTrace): CreditTrace {
  return {
    payerBankName: known.payerBankName ?? said.payerBankName,
    sessionId: known.sessionId ?? said.sessionId,
  };
}
