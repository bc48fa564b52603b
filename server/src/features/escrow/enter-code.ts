import { timingSafeEqual } from 'node:crypto';
import type { Context, EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { refuseWrongCode } from '../../domain/escrow/release-code.js';
import type { Escrow, Owner } from '../../domain/records.js';
import { makeCode } from '../../domain/sign-in/code.js';
import { KeptReply, subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import type { Key } from '../../pipeline/kept-answers.js';
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

/** What enters a code, and the key of its request. */
interface Entry {
  /** Six digits. */
  typed: string;
  context: Context;
  key: Key | null;
}

/**
 * Returns what prepares a release by a code: it counts the entry, compares it, and returns the escrow to
 * release. One request enters its code once, however often the release is decided.
 */
export function enterCode(services: Services, entry: Entry) {
  let ended: Refusal | KeptReply | null | undefined;
  return async (found: EscrowAggregate): Promise<EscrowAggregate | Refusal | KeptReply> => {
    if (ended === undefined) {
      ended = await endOf(services, found.escrow.id, entry);
      if (ended === null) return (await loadEscrow(services.store, found.escrow.id)) ?? found;
    }
    return ended ?? found;
  };
}

/** One counted entry, or an escrow that is released already, where nothing is counted. */
interface Counted {
  before: Escrow;
  escrow: Escrow;
  isCounted: boolean;
}

/**
 * Counts one entry of a code, then compares it. Null: it is right, or the escrow is released already. That it
 * was wrong is kept under the key in the same commit, so that no repeat of the request is counted again.
 */
async function endOf(
  services: Services,
  id: string,
  { typed, context, key }: Entry,
): Promise<Refusal | KeptReply | null> {
  const named = { ...context, changeId: `${context.changeId}:code` };
  const refusalOf = ({ before, escrow, isCounted }: Counted) =>
    !isCounted || isRight(services, before, typed) ? null : refuseWrongCode(escrow);
  const reply = await execute(services, {
    subject: subjectOf(() => loadEscrow(services.store, id)),
    command: {
      decide: (read) => {
        const nextSealed = newReleaseCode(services, read.escrow);
        const decision = decideEscrow(read, { command: 'try_release_code', nextSealed }, named);
        if (isRefusal(decision)) return decision;
        const isCounted = decision.kind === 'change';
        return { ...decision, after: { before: read.escrow, escrow: decision.after.escrow, isCounted } };
      },
      present: (counted: Counted) => counted,
      answerOf: (counted: Counted, own) => {
        const refusal = refusalOf(counted);
        return refusal && own.refusal(refusal);
      },
    },
    context: named,
    key,
  });
  if (isRefusal(reply)) return reply;
  return reply.kind === 'bytes' ? new KeptReply(reply.answer, reply.isReplay) : refusalOf(reply.body);
}

/** Compares in constant time, whatever was typed. */
function isRight(services: Services, escrow: Escrow, typed: string): boolean {
  const hash = (code: string) => Buffer.from(services.keyedHash('release_code', `${escrow.id}:${code}`));
  const code = openReleaseCode(services, escrow);
  return code !== null && timingSafeEqual(hash(typed), hash(code));
}
