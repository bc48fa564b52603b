import { type Refusal, refuse } from '../change.js';
import type { Escrow } from '../records.js';
import { EscrowDraft } from './draft.js';
import { releaseProblem } from './release.js';
import type { Rule } from './rule.js';

/** Attempts at one code; then a new code takes its place. */
const attemptsPerCode = 5;
/** Attempts at the codes of one escrow; then it has none any more. */
export const releaseCodeAttemptsMax = 10;

type CodeFields = Pick<Escrow, 'releaseCodeSealed' | 'releaseCodeAttempts' | 'sellerDeliveredAt'>;

/** Whether the escrow was initiated with a release code. It never changes. */
export function hasReleaseCode({ releaseCodeAttempts }: Pick<Escrow, 'releaseCodeAttempts'>): boolean {
  return releaseCodeAttempts !== null;
}

export function releaseCodeAttemptsLeft({
  releaseCodeAttempts,
}: Pick<Escrow, 'releaseCodeAttempts'>): number {
  return releaseCodeAttempts === null ? 0 : releaseCodeAttemptsMax - releaseCodeAttempts;
}

/** Returns why no code can be entered, if the release itself is possible; null if one can be. */
function codeProblem(escrow: CodeFields): Refusal | null {
  if (releaseCodeAttemptsLeft(escrow) === 0) return refuse('release_code_blocked');
  return escrow.sellerDeliveredAt === null ? refuse('release_code_not_shown') : null;
}

/**
 * Counts one wrong attempt at the release code. The fifth puts the next code in place,
 * and the tenth none. What blocks a release refuses an attempt uncounted.
 */
export const tryReleaseCode: Rule<'try_release_code'> = (aggregate, { nextSealed }, context) => {
  const { escrow } = aggregate;
  const refusal = releaseProblem(aggregate, null, context) ?? codeProblem(escrow);
  if (refusal !== null) return refusal;
  const attempts = (escrow.releaseCodeAttempts ?? 0) + 1;
  const draft = new EscrowDraft(aggregate, context);
  draft.set({ releaseCodeAttempts: attempts });
  if (attempts % attemptsPerCode === 0) {
    draft.set({ releaseCodeSealed: attempts < releaseCodeAttemptsMax ? nextSealed : null });
  }
  return draft.decision();
};

/** Refuses a wrong code, and says what is left. `escrow` is the one after the attempt. */
export function refuseWrongCode(escrow: Pick<Escrow, 'releaseCodeAttempts'>): Refusal {
  const attemptsLeft = releaseCodeAttemptsLeft(escrow);
  return { ...refuse('release_code_wrong', wrongDetail(attemptsLeft)), attemptsLeft };
}

function wrongDetail(attemptsLeft: number): string {
  if (attemptsLeft === 0) {
    return (
      'The code is wrong, and it was the last entry: the code is off now. ' +
      'The buyer can confirm receipt, or you wait for the automatic release.'
    );
  }
  if (attemptsLeft % attemptsPerCode === 0) {
    return `The code is wrong. The buyer's page shows a new code now, with ${attemptsLeft} entries left.`;
  }
  const left = attemptsLeft % attemptsPerCode;
  return `The code is wrong. ${left} ${left === 1 ? 'entry is' : 'entries are'} left for this code.`;
}
