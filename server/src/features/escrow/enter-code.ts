import { timingSafeEqual } from 'node:crypto';
import type { Context, EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { refuseWrongCode } from '../../domain/escrow/release-code.js';
import type { Escrow, Owner } from '../../domain/records.js';
import { makeCode } from '../../domain/sign-in/code.js';
import { isRefusal } from '../../pipeline/retry.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';

/** Returns a new release code, sealed for the escrow under a reference. */
export function newReleaseCode(
  { sealer, randomBytes }: Pick<Services, 'sealer' | 'randomBytes'>,
  escrow: Owner & { reference: string },
): string {
  return sealer.seal(sealedPlaces.releaseCode(escrow), makeCode(randomBytes));
}

/** Returns the release code of an escrow; null if it has none, or none any more. */
export function openReleaseCode({ sealer }: Pick<Services, 'sealer'>, escrow: Escrow): string | null {
  const { releaseCodeSealed } = escrow;
  return releaseCodeSealed === null ? null : sealer.open(sealedPlaces.releaseCode(escrow), releaseCodeSealed);
}

/** What an entry came to: a right one released the escrow, a wrong one has a refusal. */
interface Entered {
  aggregate: EscrowAggregate;
  refusal: Refusal | null;
}

interface Entry {
  /** Six digits. */
  typed: string;
  enteredBy: 'merchant' | 'seller';
  context: Context;
}

/**
 * Returns the command that enters a code. One commit releases all that is held, or counts a wrong entry. So
 * nobody learns what an entry came to before it is recorded, and a repeat finds what the first one did.
 */
export function codeEntry(services: Services, { typed, enteredBy, context }: Entry) {
  const enter = (read: EscrowAggregate) => {
    const attempt = {
      command: 'try_release_code',
      nextSealed: newReleaseCode(services, read.escrow),
    } as const;
    const counted = decideEscrow(read, attempt, context);
    if (isRefusal(counted)) return counted;
    if (counted.kind === 'change' && !isRight(services, read.escrow, typed)) {
      return { decision: counted, refusal: refuseWrongCode(counted.after.escrow) };
    }
    const release = { command: 'release', amount: null, codeEnteredBy: enteredBy } as const;
    const decision = decideEscrow(read, release, context);
    return isRefusal(decision) ? decision : { decision, refusal: null };
  };
  return {
    decide(read: EscrowAggregate) {
      const entered = enter(read);
      if (isRefusal(entered)) return entered;
      const { decision, refusal } = entered;
      const after: Entered = { aggregate: decision.after, refusal };
      return { ...decision, after };
    },
  };
}

/** Compares in constant time, whatever was typed. */
function isRight(services: Services, escrow: Escrow, typed: string): boolean {
  const hash = (code: string) => Buffer.from(services.keyedHash('release_code', `${escrow.id}:${code}`));
  const code = openReleaseCode(services, escrow);
  return code !== null && timingSafeEqual(hash(typed), hash(code));
}
