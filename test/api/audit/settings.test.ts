import { type Operation, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { type ReadEntry, readEntries } from '../../../server/src/features/operator/audit.js';
import { audit } from '../../audit/audit.js';
import { tamper } from '../../audit/tampering/tamper.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';

const secretKey = 'ab'.repeat(32);
const writes = ({ method }: Operation) => method !== 'GET';
const ofSettings = [operations.webhooks, operations.account].flatMap(
  (group) => Object.values(group) as Operation[],
);

/** Writes of these resources that change no setting. */
const changeNothing = ['/webhooks/:id/test'];

forEachDatabase((engine, freshDatabase) => {
  describe(`the audit log of settings on ${engine}`, { timeout: 60_000 }, () => {
    let databaseUrl: string;
    let service: Service;
    beforeAll(async () => {
      databaseUrl = await freshDatabase();
      service = await startService(databaseUrl);
    });
    afterAll(() => service.stop());

    /** The entries of test mode, oldest first. */
    const entries = async (): Promise<ReadEntry[]> => {
      const filter = {
        mode: 'test',
        accountId: service.accountId,
        subject: undefined,
        since: undefined,
      } as const;
      const { items } = await readEntries(service.deps.services.store, filter, { before: null, count: 100 });
      return [...items].reverse();
    };
    const send = async (method: string, path: string, body?: object) => {
      const answer = await service.call(method, path, { body, headers: keyHeader() });
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    };

    it('has an entry for every write to an endpoint, a secret and the account, and no secret', async () => {
      const created = await send('POST', '/webhooks', { url: 'https://shop.example.com/hook' });
      const at = `/webhooks/${created.id}`;
      await send('PATCH', at, { events: ['escrow.funded'], active: false });
      const rotated = await send('POST', `${at}/rotate`, { grace_hours: 1 });
      const standing = await send('POST', '/webhooks/default-secret/rotate', { grace_hours: 0 });
      await send('DELETE', at);
      await send('PUT', '/account/payout', { bank_code: '058', account_number: '0123456789' });
      await send('PUT', '/account/payout-schedule', { schedule: 'daily' });

      const all = (await entries()).slice(1);
      expect(all.map(({ action, subject }) => [action, subject])).toEqual([
        ['webhook.created', created.id],
        ['webhook.changed', created.id],
        ['webhook.secret_rotated', created.id],
        ['default_secret.rotated', service.accountId],
        ['webhook.deleted', created.id],
        ['merchant_bank_account.saved', service.accountId],
        ['payout_schedule.changed', service.accountId],
      ]);
      expect(all.length).toBe(ofSettings.filter(writes).length - changeNothing.length);
      for (const { author } of all) {
        expect(author).toEqual({ kind: 'key', id: expect.any(String), network: '127.0.0.0/24' });
      }
      expect(all[1]?.before).toMatchObject({ active: true, disabled_reason: null });
      expect(all[1]?.after).toMatchObject({ active: false, events: ['escrow.funded'] });
      expect(all[5]?.after).toMatchObject({ account_last4: '6789' });
      const text = JSON.stringify(all);
      for (const secret of [created.secret, rotated.secret, standing.secret, '0123456789']) {
        expect(text).not.toContain(secret);
      }
    });

    it('has no entry for a repeat under its key, nor for a schedule that is chosen already', async () => {
      const headers = keyHeader();
      const body = { url: 'https://twice.example.com/hook' };
      const made = [1, 2].map(() => service.call('POST', '/webhooks', { body, headers }));
      const [one, two] = await Promise.all(made);
      expect(one?.body.id).toBe(two?.body.id);
      await send('PUT', '/account/payout-schedule', { schedule: 'daily' });
      const subjects = (await entries()).filter(({ subject }) => subject === one?.body.id);
      expect(subjects).toHaveLength(1);
      const schedules = (await entries()).filter(({ action }) => action === 'payout_schedule.changed');
      expect(schedules).toHaveLength(1);
    });

    it.each([
      [
        'an altered entry',
        "update audit_entry set after_json = '{}' where action = 'webhook.changed'",
        'altered',
      ],
      ['an erased entry', "delete from audit_entry where action = 'webhook.deleted'", 'missing'],
      [
        'an invented entry',
        `insert into audit_entry select id || '!', change_id, account_id, mode, at, action, subject,
          before_json, after_json from audit_entry where action = 'webhook.created'`,
        'unknown',
      ],
    ])('shows %s to the verifier and to the auditor', async (_what, sql, found) => {
      await tamper(databaseUrl, sql);
      const codes = (await verifyLedger(service.deps.services)).discrepancies.map(({ code }) => code);
      expect(codes).toContain(`audit_entry_${found}`);
      const findings = await audit(databaseUrl, secretKey);
      expect(findings.some((finding) => finding.startsWith(`audit_entry ${found}`))).toBe(true);
    });
  });
});
