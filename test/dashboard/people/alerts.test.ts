import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { writeAlerts } from '../../../server/src/features/alerts/write.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { StaffUser } from '../../harness/staff.js';
import { proof, TestEscrow } from '../../harness/test-escrow.js';
import { mailsSent } from '../../harness/visitor.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`alerts on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    const people = new Map<string, StaffUser>();
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      for (const role of ['owner', 'finance', 'support', 'developer'] as const) {
        const user = new StaffUser(service, `${role}@example.com`);
        await user.signIn();
        await user.join(service.accountId, role);
        people.set(role, user);
      }
    });
    afterAll(() => service.stop());

    const subjectsTo = async (role: string) => {
      await mailsSent(service);
      const mails = await service.deps.services.sandboxMailer.list();
      const own = mails.filter(({ recipient }) => recipient === people.get(role)?.email);
      return own.map(({ subject }) => subject).filter((subject) => subject.startsWith('Test: '));
    };
    const openDispute = async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', proof);
      const dispute = { reason: 'damaged', description: 'A leg is broken.', on_behalf_of: 'buyer' };
      expect((await escrow.post('dispute', dispute)).status).toBeLessThan(300);
    };

    it('are mailed to whose role or choice asks for them, once', async () => {
      await openDispute();
      for (const role of ['owner', 'finance', 'support']) {
        await expect.poll(() => subjectsTo(role)).toEqual([expect.stringContaining('A dispute was opened')]);
      }
      expect(await subjectsTo('developer')).toEqual([]);
      const [event] = await service.deps.services.store.list(
        adHoc<{ id: string }>((db) =>
          db.selectFrom('event').select('id').where('type', '=', 'dispute.opened'),
        ),
      );
      const job = { accountId: service.accountId, mode: 'test', subject: event?.id } as never;
      await writeAlerts(service.deps.services, job);
      expect(await subjectsTo('owner')).toHaveLength(1);
    });

    it('follow what a member chose from the next event on', async () => {
      const [owner, developer] = [people.get('owner') as StaffUser, people.get('developer') as StaffUser];
      const path = `/dashboard/${service.accountId}/test/settings/alerts`;
      const [self, other] = [await owner.personId(), await developer.personId()];
      const chosen = { member: [self, other], on: [`${other}:disputes`] };
      expect((await owner.post(path, chosen)).status).toBe(303);
      await openDispute();
      await expect.poll(() => subjectsTo('developer')).toHaveLength(1);
      await expect.poll(() => subjectsTo('finance')).toHaveLength(2);
      expect(await subjectsTo('owner')).toHaveLength(1);
    });
  });
});
