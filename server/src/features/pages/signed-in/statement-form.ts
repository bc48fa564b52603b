import { EvidenceInput } from '@escrow-checkout/contract';
import type { StatementForm, StatementProblem } from '@escrow-checkout/web';
import type { Request } from 'express';
import { fieldOf } from './form.js';

/** What was typed into the fields of a statement. */
export function statementFormOf(request: Request): StatementForm {
  return { text: fieldOf(request, 'text').trim(), links: fieldOf(request, 'links').trim() };
}

/** The links of a form, one a line. */
export function linksIn({ links }: StatementForm): string[] {
  return links
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What a side says, by the contract; or what is wrong with it. */
export function readStatement(
  form: StatementForm,
): { said: { text: string | null; links: string[] } } | { wrong: StatementProblem[] } {
  const links = linksIn(form);
  const input = EvidenceInput.safeParse({ text: form.text || undefined, links });
  if (!input.success) return { wrong: input.error.issues.map(({ path }) => fieldAt(path)) };
  const { text = null } = input.data;
  return text === null && links.length === 0 ? { wrong: ['nothing'] } : { said: { text, links } };
}

function fieldAt([name]: readonly (string | number)[]): StatementProblem {
  return name === 'links' ? 'links' : 'text';
}
