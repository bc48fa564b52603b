import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, newLetters } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { success } from './wire.js';

/** `POST /api/v1/auth/login`: the keys buy a token for an hour; older tokens stay good until their end. */
export function login(business: Business, { headers }: PartnerRequest): PartnerAnswer {
  const { apiKey, secretKey, tokenSeconds } = business.settings;
  const expected = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
  if (headers.authorization !== expected) throw new MonnifyRefusal('wrong_keys');
  const accessToken = `eyJ${newLetters(business, 40)}`;
  business.tokens.set(accessToken, business.clock.now() + tokenSeconds * 1_000);
  return success({ accessToken, expiresIn: tokenSeconds });
}

/** Whether a call has a token that is still good. */
export function hasToken({ tokens, clock }: Business, { headers }: PartnerRequest): boolean {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return (tokens.get(token) ?? 0) > clock.now();
}
