import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { StaffCode } from '../../adapters/store/staff-rows.js';
import { step } from '../../adapters/store/statement.js';
import { longCodeOf, shownCode } from '../../domain/sign-in/code.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { mailToPerson } from '../mail/write.js';
import { purposes } from '../sign-in/purposes.js';
import { hashCode } from '../sign-in/request-code.js';
import { countUsedLongStaff, findStaffCode, recordStaffCode } from './code-queries.js';
import { findInvitationOfAddress } from './invitation-queries.js';
import { findStaffPerson } from './queries.js';
import { isSignUpOpen } from './sign-up.js';

/** Sends a code to whoever may use one, at the typed address; to anybody else nothing. */
export async function sendStaffCode(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const { store, sealer, clock } = services;
  const asked = await store.one(findStaffCode, { id: job.subject });
  if (!asked || asked.codeSealed === null || asked.purpose === 'link') return done;
  const now = clock.now();
  const { id, purpose, mailMode } = asked;
  if (mailMode === null || asked.expiresAt <= now || !(await mayHaveCode(services, asked))) {
    await store.transact([step(recordStaffCode, { id, sentAt: null, codeHash: asked.codeHash })]);
    return done;
  }
  const short = { code: sealer.open(sealedPlaces.staffCode(asked), asked.codeSealed), cause: id };
  const { code, cause } = (await longCodeFor(services, asked)) ?? short;
  const minutes = Math.round((asked.expiresAt - now) / 60_000);
  const mailed = mailToPerson(services, asked.email, {
    accountId: null,
    mode: mailMode,
    template: 'staff.code',
    cause,
    data: { code: shownCode(code), minutes, purpose },
  });
  const recorded = { id, sentAt: now, codeHash: hashCode(services, id, code) };
  await store.transact([step(recordStaffCode, recorded), ...mailed]);
  services.wakeWorker();
  return done;
}

/** Whoever is signed in may prove themselves; a stranger may sign in if they can become somebody. */
async function mayHaveCode(services: Services, { purpose, emailKey }: StaffCode): Promise<boolean> {
  if (purpose !== 'sign_in' || isSignUpOpen(services)) return true;
  if (await services.store.one(findStaffPerson, { emailKey })) return true;
  const now = services.clock.now();
  return (await services.store.one(findInvitationOfAddress, { emailKey, now })) !== undefined;
}

/**
 * Returns the long code of a request, and the cause that its one mail is written for; null for a short one.
 * All requests of a period for the same purpose derive the same code until it is used.
 */
async function longCodeFor(
  { store, keyedHash }: Services,
  { addressHash, longCodePeriod, purpose }: StaffCode,
): Promise<{ code: string; cause: string } | null> {
  if (longCodePeriod === null) return null;
  const used = await store.one(countUsedLongStaff, { addressHash, longCodePeriod });
  const cause = `${purpose}:${addressHash}:${longCodePeriod}:${used?.count ?? 0}`;
  const digest = keyedHash(purposes.longCode, `staff:${cause}`);
  return { code: longCodeOf(Buffer.from(digest, 'base64url')), cause };
}
