import type { Dispute } from '../records.js';
import type { CommandOf } from './rule.js';

/** One statement in `evidenceJson`; the first is what the dispute was opened with. */
export interface Statement {
  side: 'buyer' | 'seller';
  text: string | null;
  links: readonly string[];
  /** Account time, ms. */
  at: number;
}

/** What both sides have said, oldest first. */
export function statementsOf(dispute: Dispute): readonly Statement[] {
  return JSON.parse(dispute.evidenceJson) as Statement[];
}

/** The statement a dispute is opened with. */
export function openingEvidence({ side, description, evidence }: CommandOf<'dispute'>, at: number): string {
  const opening: Statement = { side, text: description, links: evidence, at };
  return JSON.stringify([opening]);
}

/** Everything said so far, and one statement more. */
export function addStatement(
  dispute: Dispute,
  { side, text, links }: CommandOf<'evidence'>,
  at: number,
): string {
  const statement: Statement = { side, text, links, at };
  return JSON.stringify([...statementsOf(dispute), statement]);
}

/** Whether this was the last thing said, so that saying it again adds nothing. */
export function isLastStatement(dispute: Dispute, command: CommandOf<'evidence'>): boolean {
  const last = statementsOf(dispute).at(-1);
  return last !== undefined && last.side === command.side && saysSame(last, command.text, command.links);
}

/** Whether a dispute was opened with exactly this. */
export function isOpenedWith(dispute: Dispute, command: CommandOf<'dispute'>): boolean {
  const [opening] = statementsOf(dispute);
  return (
    opening !== undefined &&
    dispute.openedBy === command.side &&
    dispute.reason === command.reason &&
    saysSame(opening, command.description, command.evidence)
  );
}

function saysSame(statement: Statement, text: string | null, links: readonly string[]): boolean {
  return statement.text === text && JSON.stringify(statement.links) === JSON.stringify(links);
}
