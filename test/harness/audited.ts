import { expect } from 'vitest';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { audit } from '../audit/audit.js';
import type { Service } from './service.js';

/** What every scenario ends with: the ledger proves itself, and a program that shares no code agrees. */
export async function expectSoundLedger(service: Service): Promise<void> {
  const { discrepancies } = await verifyLedger(service.deps.services);
  expect(discrepancies).toEqual([]);
  expect(await audit(service.deps.services.config.DATABASE_URL)).toEqual([]);
}
