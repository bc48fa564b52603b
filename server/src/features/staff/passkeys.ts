import type { StaffPasskey } from '../../adapters/store/factor-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { isChallengeOf, makeChallenge } from './challenge.js';
import { clearFactorProofs, deleteSpareRecoveryCodes, proveByFactor } from './factor-queries.js';
import { restAfterFirstFactor } from './first-factor.js';
import { hasNoCertificate, readAuthentication, readRegistration } from './passkey-answers.js';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  usePasskey,
} from './passkey-queries.js';
import type { PasskeySite } from './passkey-site.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { bytesOf, webauthn } from './webauthn.js';

interface Session {
  id: string;
  personId: string;
}

/** EdDSA, ES256 and RS256, which every device has one of. */
const algorithms = [-8, -7, -257];

/** Returns what a browser needs to make a passkey, as JSON. */
export async function enrolmentOptions(
  services: Services,
  site: PasskeySite,
  { id: sessionId, personId, email }: Session & { email: string },
): Promise<string> {
  const known = await services.store.all(listPasskeys, { personId });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Escrow Checkout',
    rpID: site.id,
    userName: email,
    userDisplayName: email,
    userID: Uint8Array.from(Buffer.from(personId)),
    challenge: makeChallenge(services, { sessionId, purpose: 'enrol' }),
    timeout: staffLimits.challengeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  return JSON.stringify(options);
}

/** Returns what a browser needs to use one of a person's passkeys, as JSON. */
export async function proofOptions(
  services: Services,
  site: PasskeySite,
  { id: sessionId, personId }: Session,
): Promise<string> {
  const known = await services.store.all(listPasskeys, { personId });
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: known.map(({ credentialId, transportsJson }) => {
      return { id: credentialId, transports: JSON.parse(transportsJson) as string[] };
    }),
    challenge: makeChallenge(services, { sessionId, purpose: 'prove' }),
    timeout: staffLimits.challengeMs,
    userVerification: 'preferred',
  });
  return JSON.stringify(options);
}

/** What a browser sent for a challenge, with the site that it must be of. */
interface Answer {
  site: PasskeySite;
  session: Session;
  /** JSON, as the page's script sends it. */
  answer: string;
}

interface Enrolling extends Answer {
  session: Session & { email: string };
  name: string;
  /** The steps that tell the person. */
  notice: readonly Step[];
}

/** Keeps a new passkey, and returns the recovery codes that come with it; null if it is refused. */
export async function enrolPasskey(
  services: Services,
  { site, session, answer, name, notice }: Enrolling,
): Promise<string[] | null> {
  const { store, clock, newId } = services;
  const { id: sessionId, personId } = session;
  if ((await store.all(listPasskeys, { personId })).length >= staffLimits.passkeysMax) return null;
  const verified = await verifiedRegistration(services, site, sessionId, answer);
  if (verified === null) return null;
  const now = clock.now();
  const row: StaffPasskey = {
    ...verified.passkey,
    id: newId(),
    personId,
    name,
    createdAt: now,
    usedAt: null,
  };
  const recovery = await newRecoveryCodes(services, personId);
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [
      versioned(insertChallenge, { challenge: verified.challenge, usedAt: now }),
      versioned(insertPasskey, row),
      ...recovery.steps,
      step(proveByFactor, { id: sessionId, now }),
      ...(await restAfterFirstFactor(services, session)),
      ...notice,
    ],
    note: {
      action: 'staff.factor_enrolled',
      subject: personId,
      before: null,
      after: { kind: 'passkey', id: row.id, name },
    },
  });
  return isCommitted ? recovery.codes : null;
}

async function verifiedRegistration(
  services: Services,
  site: PasskeySite,
  sessionId: string,
  answer: string,
) {
  const response = readRegistration(answer);
  if (response === null) return null;
  const seen = new SeenChallenge(services, { sessionId, purpose: 'enrol' });
  const verified = await refusedIfThrown(services, async () => {
    if (!(await hasNoCertificate(response))) return null;
    const { verifyRegistrationResponse } = await webauthn();
    return verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => seen.take(challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!verified?.verified) return null;
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  const transportsJson = JSON.stringify(response.response.transports ?? []);
  const passkey = {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transportsJson,
  };
  return { passkey, challenge: seen.challenge };
}

/**
 * Proves the second factor in a session by a passkey. False: it is none of the person's, the challenge is not
 * of this session or was answered before, the site is another, or the device's count went back, as that of a
 * copy does.
 */
export async function enterPasskey(services: Services, { site, session, answer }: Answer): Promise<boolean> {
  const { store, clock } = services;
  const { id: sessionId, personId } = session;
  const response = readAuthentication(answer);
  const all = await store.all(listPasskeys, { personId });
  const passkey = all.find(({ credentialId }) => credentialId === response?.id);
  if (response === null || passkey === undefined) return false;
  const { id, credentialId, publicKey, counter: known } = passkey;
  const seen = new SeenChallenge(services, { sessionId, purpose: 'prove' });
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await refusedIfThrown(services, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => seen.take(challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: known },
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return false;
  const now = clock.now();
  const { newCounter: counter } = verified.authenticationInfo;
  const used = await store.transact([
    versioned(insertChallenge, { challenge: seen.challenge, usedAt: now }),
    versioned(usePasskey, { id, known, counter, now }),
    step(proveByFactor, { id: sessionId, now }),
  ]);
  return used.outcome === 'committed';
}

/** Removes a passkey, and the recovery codes if no factor is left; false if it is none of the person's. */
export async function removePasskey(
  services: Services,
  { id, personId }: Pick<StaffPasskey, 'id' | 'personId'>,
  notice: readonly Step[],
): Promise<boolean> {
  const all = await services.store.all(listPasskeys, { personId });
  const passkey = all.find((each) => each.id === id);
  if (passkey === undefined) return false;
  return commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [
      versioned(deletePasskey, { id, personId }),
      anyRows(deleteSpareRecoveryCodes, { personId }),
      anyRows(clearFactorProofs, { personId }),
      ...notice,
    ],
    note: {
      action: 'staff.factor_removed',
      subject: personId,
      before: { kind: 'passkey', id, name: passkey.name },
      after: null,
    },
  });
}

/** Checks the challenge of an answer, and keeps it to be used up. */
class SeenChallenge {
  challenge = '';

  constructor(
    private readonly services: Services,
    private readonly place: Parameters<typeof isChallengeOf>[1],
  ) {}

  /** @param encoded base64url, as browsers send it */
  take(encoded: string): boolean {
    this.challenge = Buffer.from(encoded, 'base64url').toString();
    return isChallengeOf(this.services, this.place, this.challenge);
  }
}

/** The library throws whatever is wrong with an answer, which anybody can send. */
async function refusedIfThrown<Verified>(
  { log }: Services,
  verify: () => Promise<Verified>,
): Promise<Verified | null> {
  try {
    return await verify();
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused');
    return null;
  }
}
