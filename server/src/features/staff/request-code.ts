import { enqueue } from '../../adapters/store/commit-statements.js';
import type { CodePurpose, StaffCode } from '../../adapters/store/staff-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { makeCode } from '../../domain/sign-in/code.js';
import { emailKey } from '../../domain/text.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import {
  askerOf,
  codeExpiry,
  codeJob,
  hashCode,
  type Origin,
  type Requested,
  requestCounted,
} from '../sign-in/request-code.js';
import { insertStaffCode } from './code-queries.js';
import { staffPurposes } from './purposes.js';

export interface StaffCodeRequest {
  purpose: Exclude<CodePurpose, 'link'>;
  /** As typed. */
  email: string;
  /** Who is signed in; null for a sign-in. */
  personId: string | null;
  mailMode: StaffCode['mailMode'];
  origin: Origin;
}

/** The key of an address in the counters, where it is another than the one of a buyer or a seller. */
function staffAddressHash({ keyedHash }: Services, address: string): string {
  return keyedHash(staffPurposes.address, address);
}

/**
 * Records a request for a code for the dashboard. It does not check whose the address is, so the writes and
 * their cost are the same in every case; a job decides later who gets a code.
 */
export async function requestStaffCode(services: Services, request: StaffCodeRequest): Promise<Requested> {
  const now = services.clock.now();
  const { purpose, email, personId, mailMode, origin } = request;
  const address = emailKey(email);
  const addressHash = staffAddressHash(services, address);
  const asker = askerOf(services, origin, addressHash, now, 'staff');
  return requestCounted(services, asker, (token, longCodePeriod) => {
    const { newId, keyedHash, sealer, randomBytes } = services;
    const [id, code] = [newId(), makeCode(randomBytes)];
    const row: StaffCode = {
      id,
      purpose,
      browserHash: keyedHash(staffPurposes.browser, token),
      addressHash,
      email: email.trim(),
      emailKey: address,
      personId,
      mailMode,
      codeHash: hashCode(services, id, code),
      codeSealed: sealer.seal(sealedPlaces.staffCode({ id }), code),
      longCodePeriod,
      attempts: 0,
      sentAt: null,
      usedAt: null,
      createdAt: now,
      expiresAt: codeExpiry(now, longCodePeriod),
    };
    return [step(insertStaffCode, row), anyRows(enqueue, codeJob(newId(), 'staff.code', id, now))];
  });
}
