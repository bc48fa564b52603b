import type { Actor } from '../change.js';
import type { Dispute, Escrow } from '../records.js';
import type { CommandOf } from './rule.js';

type Side = 'buyer' | 'seller';

/**
 * Half of what one dispute holds. Each side has its own half. If the buyer could use up the whole limit, the
 * seller's side could not respond, and would lose the money by default.
 */
const statementsPerSideMax = 25;

/** One statement in `evidenceJson`; the first is what the dispute was opened with. */
export interface Statement {
  side: Side;
  text: string | null;
  links: readonly string[];
  actor: Actor;
  /** Account time, ms. */
  at: number;
  /** Whether the buyer says with it that the dispute is solved. */
  isSolved?: true;
}

/** When a statement is made, and by whom. */
type Timestamped = { now: number; actor: Actor };

/** Returns what both sides have said, oldest first. */
export function statementsOf(dispute: Dispute): readonly Statement[] {
  return JSON.parse(dispute.evidenceJson) as Statement[];
}

/** Returns the evidence of a new dispute: the statement it is opened with. */
export function openingEvidence(command: CommandOf<'dispute'>, { now, actor }: Timestamped): string {
  const { side, description, evidence } = command;
  const opening: Statement = { side, text: description, links: evidence, actor, at: now };
  return JSON.stringify([opening]);
}

export function addStatement(
  dispute: Dispute,
  { side, text, links }: CommandOf<'evidence'>,
  { now, actor }: Timestamped,
): string {
  const statement: Statement = { side, text, links, actor, at: now };
  return JSON.stringify([...statementsOf(dispute), statement]);
}

/** Adds the statement that the dispute is solved, which only the buyer makes. */
export function addSolved(
  dispute: Dispute,
  { text }: CommandOf<'report_solved'>,
  { now, actor }: Timestamped,
): string {
  const statement: Statement = { side: 'buyer', text, links: [], actor, at: now, isSolved: true };
  return JSON.stringify([...statementsOf(dispute), statement]);
}

/** Whether the buyer has said that the dispute is solved; with `text`, in exactly these words. */
export function saysSolved(dispute: Dispute, text?: string): boolean {
  return statementsOf(dispute).some(
    (statement) => statement.isSolved === true && (text === undefined || statement.text === text),
  );
}

/** A dispute may be opened with nothing but its reason. */
export function saysSomething({ text, links }: Statement): boolean {
  return text !== null || links.length > 0;
}

/** Whether the side's last statement says the same, so that repeating it adds nothing. */
export function isLastStatement(dispute: Dispute, command: CommandOf<'evidence'>): boolean {
  const last = statementsBy(dispute, command.side).at(-1);
  return last !== undefined && saysSame(last, command.text, command.links);
}

/** Whether a side has used up its half of the statements. */
export function hasSaidEnough(dispute: Dispute, side: Side): boolean {
  return statementsBy(dispute, side).length >= statementsPerSideMax;
}

function statementsBy(dispute: Dispute, side: Side): Statement[] {
  return statementsOf(dispute).filter((statement) => statement.side === side);
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

/** Returns the side a merchant speaks for without being it; null for those who speak for themselves. */
export function spokenFor(
  { sellerEmail }: Pick<Escrow, 'sellerEmail'>,
  { kind }: Actor,
  side: Side,
): Side | null {
  return kind === 'merchant' && sellerEmail !== null ? side : null;
}

/** Whether the seller's side is still waited for. */
export function isInTime({ status, respondBy }: Dispute, now: number): boolean {
  return status === 'waiting_for_seller' && respondBy !== null && now < respondBy;
}
