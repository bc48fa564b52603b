import { timingSafeEqual } from 'node:crypto';
import type { Context, EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { refuseWrongCode } from '../../domain/escrow/release-code.js';
import type { Escrow, Owner } from '../../domain/records.js';
import { makeCode } from '../../domain/sign-in/code.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';

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

/**
 * Returns what prepares a release by a code: it counts the entry, compares it, and returns the escrow to
 * release. One request enters its code once, however often the release is decided.
 *
 * @param typed six digits
 */
export function enterCode(services: Services, typed: string, context: Context) {
  let refusal: Refusal | null | undefined;
  return async (found: EscrowAggregate): Promise<EscrowAggregate | Refusal> => {
    if (refusal === undefined) {
      refusal = await refusalOf(services, found.escrow.id, typed, context);
      if (refusal === null) return (await loadEscrow(services.store, found.escrow.id)) ?? found;
    }
    return refusal ?? found;
  };
}

/** Counts one entry of a code, then compares it. Null: it is right, or the escrow is released already. */
async function refusalOf(
  services: Services,
  id: string,
  typed: string,
  context: Context,
): Promise<Refusal | null> {
  const named = { ...context, changeId: `${context.changeId}:code` };
  const counted = await execute(services, {
    subject: subjectOf(() => loadEscrow(services.store, id)),
    command: {
      decide: (read) => {
        const nextSealed = newReleaseCode(services, read.escrow);
        const decision = decideEscrow(read, { command: 'try_release_code', nextSealed }, named);
        if (isRefusal(decision)) return decision;
        return { ...decision, after: { before: read.escrow, escrow: decision.after.escrow } };
      },
    },
    context: named,
  });
  if (isRefusal(counted)) return counted;
  if (counted.kind === 'repeat') return null;
  const { before, escrow } = counted.after;
  return isRight(services, before, typed) ? null : refuseWrongCode(escrow);
}

/** Compares in constant time, whatever was typed. */
function isRight(services: Services, escrow: Escrow, typed: string): boolean {
  const hash = (code: string) => Buffer.from(services.keyedHash('release_code', `${escrow.id}:${code}`));
  const code = openReleaseCode(services, escrow);
  return code !== null && timingSafeEqual(hash(typed), hash(code));
}
