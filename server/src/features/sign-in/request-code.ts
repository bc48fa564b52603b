import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { makeCode } from '../../domain/sign-in/code.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import { emailKey } from '../../domain/text.js';
import { randomText } from '../../http/api-key.js';
import type { Services } from '../../services.js';
import type { Asked } from './checkouts.js';
import { countAddress, countNetwork } from './count.js';
import { purposes } from './purposes.js';
import { insertSignIn } from './queries.js';

/** Characters of a cookie's value; they hold 190 bits. */
const tokenLength = 32;

export function newToken({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return randomText(tokenLength, randomBytes);
}

interface CodeRequest {
  asked: Asked;
  /** As typed. */
  email: string;
  remoteAddress: string;
}

/** The cookie that the code will be bound to, or the limit that is reached. */
type Requested = { token: string } | { refused: 'network' | 'address' };

/**
 * Records a request for a code. It does not check whether the checkout exists or whose it is, so the writes
 * and their cost are the same in every case; a job decides later who gets a code.
 */
export async function requestCode(services: Services, codeRequest: CodeRequest): Promise<Requested> {
  const { store, clock, keyedHash, sealer, newId } = services;
  const now = clock.now();
  const [id, token, code] = [newId(), newToken(services), makeCode(services.randomBytes)];
  const address = emailKey(codeRequest.email);
  const addressHash = keyedHash(purposes.address, address);
  const row = {
    id,
    browserHash: keyedHash(purposes.browser, token),
    addressHash,
    emailKey: address,
    ...askedFor(codeRequest.asked),
    mode: null,
    codeHash: hashCode(services, id, code),
    codeSealed: sealer.seal(purposes.code, code),
    attempts: 0,
    usedAt: null,
    createdAt: now,
    expiresAt: now + signInLimits.codeLifetimeMs,
  };
  const outcome = await store.transact([
    countNetwork(services, codeRequest.remoteAddress, now),
    ...countAddress(services, 'codes', { addressHash, remoteAddress: codeRequest.remoteAddress, now }),
    step(insertSignIn, row),
    anyRows(enqueue, codeJob(newId(), id, now)),
  ]);
  if (outcome.outcome === 'lost_race') return { refused: outcome.step === 0 ? 'network' : 'address' };
  services.wakeWorker();
  return { token };
}

function askedFor(asked: Asked) {
  return asked.side === 'buyer'
    ? { side: asked.side, reference: asked.reference, checkoutKey: asked.key, escrowId: null }
    : { side: asked.side, reference: null, checkoutKey: null, escrowId: asked.escrowId };
}

/** Hashes a code with the id of its request, so that equal codes have different hashes. */
export function hashCode({ keyedHash }: Services, signInId: string, code: string): string {
  return keyedHash(purposes.code, `${signInId}:${code}`);
}

/** The job belongs to no account and runs in real time, hence live mode. */
function codeJob(id: string, signInId: string, now: number) {
  const about = { id, kind: 'sign_in.code', subject: signInId, accountId: null, mode: 'live' as const };
  return { ...about, runAt: now, createdAt: now };
}
