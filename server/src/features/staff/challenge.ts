import { timingSafeEqual } from 'node:crypto';
import { staffLimits } from '../../domain/staff/session.js';
import type { Services } from '../../services.js';
import { newToken } from '../sign-in/request-code.js';
import { staffPurposes } from './purposes.js';

/** Where a challenge counts: in one session, and either to add a passkey or to use one. */
export interface ChallengePlace {
  sessionId: string;
  purpose: 'enrol' | 'prove';
}

/** Returns a new challenge. It says itself when it ends and that we made it, so showing it stores nothing. */
export function makeChallenge(services: Services, place: ChallengePlace): string {
  const expiresAt = services.clock.now() + staffLimits.challengeMs;
  const body = `${expiresAt}.${newToken(services)}`;
  return `${body}.${markOf(services, place, body)}`;
}

/** Whether we made a challenge for this place, not too long ago. Whether it was used is another question. */
export function isChallengeOf(services: Services, place: ChallengePlace, challenge: string): boolean {
  const [expiresAt = '', token = '', mark = ''] = challenge.split('.');
  const own = markOf(services, place, `${expiresAt}.${token}`);
  const [given, expected] = [Buffer.from(mark), Buffer.from(own)];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && challenge === `${expiresAt}.${token}.${mark}` && services.clock.now() < Number(expiresAt);
}

function markOf({ keyedHash }: Services, { sessionId, purpose }: ChallengePlace, body: string): string {
  return keyedHash(staffPurposes.challenge, `${purpose}:${sessionId}:${body}`);
}
