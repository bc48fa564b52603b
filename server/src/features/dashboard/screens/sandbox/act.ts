import { AdvanceInput, errors, FaultInput, FundInput } from '@escrow-checkout/contract';
import type { SandboxFields, SandboxForm } from '@escrow-checkout/web';
import type { Refusal } from '../../../../domain/change.js';
import { ProblemError } from '../../../../http/problem.js';
import type { Reply } from '../../../../pipeline/reply.js';
import { isRefusal } from '../../../../pipeline/retry.js';
import { readNaira } from '../checkouts/filter.js';
import type { SandboxAsking, SandboxForms } from './forms.js';

type Run = (forms: SandboxForms, asking: SandboxAsking) => Promise<Reply<unknown>>;

/** Reads a form; returns what it does, or what is wrong with it. */
const readers: Record<SandboxForm, (fields: SandboxFields) => Run | string> = {
  clock: ({ hours }) => {
    const input = AdvanceInput.safeParse({ hours: numberIn(hours) });
    if (!input.success) return 'Write whole hours, from 1 to 8760.';
    return (forms, asking) => forms.advance(asking, input.data);
  },
  fund: ({ reference, amount, outcome }) => {
    if (reference === '') return 'Write the reference of an escrow or charge.';
    const kobo = amount === '' ? undefined : readNaira(amount);
    const input = FundInput.safeParse({ ...(kobo === undefined ? {} : { amount: kobo }), outcome });
    if (!input.success) return 'Write an amount as 2500 or 2500.50, or leave it empty.';
    return (forms, asking) => forms.fund(asking, reference, input.data);
  },
  fault: ({ operation, kind, count }) => {
    const input = FaultInput.safeParse({ operation, kind, count: numberIn(count) });
    if (!input.success) return 'Choose a call and a fault, and write how many calls, from 0 to 100.';
    return (forms, asking) => forms.fault(asking, input.data);
  },
};

function numberIn(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

/** Runs a form of the sandbox; returns why it did nothing, or null once it is done. */
export async function runSandboxForm(
  forms: SandboxForms,
  asking: SandboxAsking,
  { form, fields }: { form: SandboxForm; fields: SandboxFields },
): Promise<string | null> {
  const run = readers[form](fields);
  if (typeof run === 'string') return run;
  try {
    const reply = await run(forms, asking);
    return isRefusal(reply) ? wordsOf(reply) : null;
  } catch (error) {
    if (error instanceof ProblemError) return error.extras.detail ?? errors[error.code].title;
    throw error;
  }
}

/** The words that the API answers with. */
function wordsOf({ detail, code }: Refusal): string {
  return detail ?? errors[code as keyof typeof errors].title;
}
