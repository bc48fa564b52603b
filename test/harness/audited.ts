import { expect } from 'vitest';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { audit } from '../audit/audit.js';
import type { Service } from './service.js';
import { foundSince } from './verified-since.js';

/** Checks the books after a scenario by the ledger's own checks, which is quick. */
export async function expectVerifiedLedger(service: Service): Promise<void> {
  const { discrepancies } = await verifyLedger(service.deps.services);
  expect(discrepancies).toEqual([]);
  expect(await foundSince(service.deps.services)).toEqual([]);
}

/** Checks the books at the end, by the ledger's own checks and by the independent auditor. */
export async function expectSoundLedger(service: Service): Promise<void> {
  await expectVerifiedLedger(service);
  expect(await audit(service.deps.services.config.DATABASE_URL)).toEqual([]);
}
