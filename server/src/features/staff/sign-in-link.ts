import type { StaffCode } from '../../adapters/store/staff-rows.js';
import { step, versioned } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';
import { emailKey } from '../../domain/text.js';
import type { Services } from '../../services.js';
import { newToken } from '../sign-in/request-code.js';
import { findStaffCodeOfBrowser, insertStaffCode, useStaffCode } from './code-queries.js';
import { newSessionSteps } from './enter-code.js';
import { staffPurposes } from './purposes.js';
import { endingStaffSteps } from './session.js';

/** Returns the path of a link that signs an address in once, within ten minutes. Only its hash is stored. */
export async function createSignInLink(services: Services, email: string): Promise<string> {
  const { store, clock, newId, keyedHash } = services;
  const token = newToken(services);
  const now = clock.now();
  const row: StaffCode = {
    id: newId(),
    purpose: 'link',
    browserHash: keyedHash(staffPurposes.link, token),
    addressHash: keyedHash(staffPurposes.address, emailKey(email)),
    email,
    emailKey: emailKey(email),
    personId: null,
    mailMode: null,
    codeHash: '',
    codeSealed: null,
    longCodePeriod: null,
    attempts: 0,
    sentAt: null,
    usedAt: null,
    createdAt: now,
    expiresAt: now + staffLimits.linkMs,
  };
  await store.transact([step(insertStaffCode, row)]);
  return `/dashboard/link?token=${token}`;
}

interface OpeningLink {
  linkToken: string;
  /** The browser's session until now, if any; the new one ends it. */
  sessionToken: string | undefined;
  network: string;
  browser: string;
}

/**
 * Opens a session for a link, and returns its token; null if the link is used, expired or none. A link proves
 * no mailbox, so the session starts without a proof.
 */
export async function signInByLink(services: Services, opening: OpeningLink): Promise<string | null> {
  const { store, clock, keyedHash } = services;
  const { linkToken, sessionToken, network, browser } = opening;
  const browserHash = keyedHash(staffPurposes.link, linkToken);
  const link = await store.one(findStaffCodeOfBrowser, { browserHash });
  if (link?.purpose !== 'link') return null;
  const now = clock.now();
  const token = newToken(services);
  const { email, emailKey: address } = link;
  const who = { email, emailKey: address, network, browser, codeProvedAt: null };
  const opened = await store.transact([
    versioned(useStaffCode, { id: link.id, now }),
    ...newSessionSteps(services, who, token, now),
    ...endingStaffSteps(services, sessionToken, now),
  ]);
  return opened.outcome === 'committed' ? token : null;
}
