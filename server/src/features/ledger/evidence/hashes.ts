import type { KeyedHash } from '../../../ports/keyed-hash.js';
import { sealedPlaces } from '../../../ports/sealed-places.js';
import { type SealedPlace, type Sealer, SealFault } from '../../../ports/sealer.js';
import type { Services } from '../../../services.js';
import { listSecretKeys } from '../../secrets/queries.js';

/** The hashes of a former secret key; its digests count up to a position, null: up to any. */
interface FormerHash {
  keyedHash: KeyedHash;
  throughPosition: number | null;
}

/** Under which secret keys evidence was made. */
export class EvidenceHashes {
  constructor(
    private readonly current: KeyedHash,
    private readonly former: readonly FormerHash[] = [],
  ) {}

  /** Whether a digest at a position is the one that `make` returns under a key that counts there. */
  isOne(digest: string, position: number, make: (keyedHash: KeyedHash) => string): boolean {
    if (make(this.current) === digest) return true;
    return this.former.some(({ keyedHash, throughPosition }) => {
      return (throughPosition === null || position <= throughPosition) && make(keyedHash) === digest;
    });
  }
}

/** Reads the retired keys. The previous one that is configured counts everywhere until it is retired. */
export async function readEvidenceHashes({
  store,
  keyedHash,
  sealer,
  secretKeys,
}: Pick<Services, 'store' | 'keyedHash' | 'sealer' | 'secretKeys'>): Promise<EvidenceHashes> {
  const rows = await store.all(listSecretKeys, {});
  const retired = rows.flatMap(({ id, hashKeySealed, throughPosition }) => {
    if (hashKeySealed === null) return [];
    const hashKey = openUnlessAltered(sealer, sealedPlaces.hashKey({ id, throughPosition }), hashKeySealed);
    return hashKey === null ? [] : [{ keyedHash: secretKeys.hashUnder(hashKey), throughPosition }];
  });
  const { previous, previousHash } = secretKeys;
  const isKnown =
    previousHash === null || rows.some(({ id, retiredAt }) => id === previous && retiredAt !== null);
  return new EvidenceHashes(
    keyedHash,
    isKnown ? retired : [...retired, { keyedHash: previousHash, throughPosition: null }],
  );
}

/** Null: the row was altered. Nothing counts under its key then, so its changes are reported. */
function openUnlessAltered(sealer: Sealer, place: SealedPlace, sealed: string): string | null {
  try {
    return sealer.open(place, sealed);
  } catch (error) {
    if (error instanceof SealFault) return null;
    throw error;
  }
}
