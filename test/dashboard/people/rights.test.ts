import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasRight,
  isOfWholeAccount,
  type Right,
  type Role,
  roles,
} from '../../../server/src/domain/staff/rights.js';
import { peopleRoutes } from '../../../server/src/features/dashboard/people/routes.js';
import { screenRoutes } from '../../../server/src/features/dashboard/screens/routes.js';
import { sandboxForms } from '../../../server/src/sandbox/forms.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser } from '../../harness/staff.js';

const modes = ['test', 'live'] as const;

/** Who may, by right: apart from the code, so that a change of either fails here. */
const expected: Partial<Record<Right, Record<(typeof modes)[number], Role[]>>> = {
  read: { test: [...roles], live: [...roles] },
  read_statements: { test: ['owner', 'finance', 'developer'], live: ['owner', 'finance'] },
  read_logs: { test: ['owner', 'developer'], live: ['owner', 'developer'] },
  deliver: { test: ['owner', 'support', 'developer'], live: ['owner', 'support'] },
  cancel: { test: ['owner', 'finance', 'support', 'developer'], live: ['owner', 'finance', 'support'] },
  answer_disputes: { test: ['owner', 'support', 'developer'], live: ['owner', 'support'] },
  accept_for_seller: { test: ['owner', 'finance', 'developer'], live: ['owner', 'finance'] },
  refund_or_release: { test: ['owner', 'finance', 'developer'], live: ['owner', 'finance'] },
  manage_webhooks: { test: ['owner', 'developer'], live: ['owner', 'developer'] },
  use_sandbox: { test: [...roles], live: [] },
  manage_keys: { test: ['owner', 'developer'], live: ['owner'] },
  manage_account: { test: ['owner'], live: ['owner'] },
  manage_payout: { test: ['owner', 'developer'], live: ['owner'] },
  manage_members: { test: ['owner'], live: ['owner'] },
};

/** Every route with its right; a new route without a row fails. */
const rows: Record<string, Right> = {
  'get /': 'read',
  'get /escrows': 'read',
  'get /escrows.csv': 'read_statements',
  'get /charges': 'read',
  'get /charges.csv': 'read_statements',
  'post /views': 'read',
  'post /views/:id/delete': 'read',
  'get /escrows/:id': 'read',
  'get /escrows/:id/accept': 'accept_for_seller',
  'post /escrows/:id/accept': 'accept_for_seller',
  'get /escrows/:id/deliver': 'deliver',
  'post /escrows/:id/deliver': 'deliver',
  'get /escrows/:id/release': 'refund_or_release',
  'post /escrows/:id/release': 'refund_or_release',
  'get /escrows/:id/refund': 'refund_or_release',
  'post /escrows/:id/refund': 'refund_or_release',
  'get /escrows/:id/cancel': 'cancel',
  'post /escrows/:id/cancel': 'cancel',
  'get /payouts': 'read',
  'get /refunds': 'read',
  'get /disputes': 'read',
  'get /disputes/:id/evidence': 'answer_disputes',
  'post /disputes/:id/evidence': 'answer_disputes',
  'get /balance': 'read_statements',
  'get /balance.csv': 'read_statements',
  'get /charts': 'read_statements',
  'get /sellers': 'read',
  'get /developers': 'read_logs',
  'get /developers/endpoints/:id': 'read_logs',
  'get /developers/deliveries/:id': 'read_logs',
  'get /developers/requests': 'read_logs',
  'get /developers/requests/:id': 'read_logs',
  'post /developers/endpoints': 'manage_webhooks',
  'post /developers/endpoints/:id/:action': 'manage_webhooks',
  'post /developers/deliveries/:id/redeliver': 'manage_webhooks',
  'get /sandbox': 'use_sandbox',
  'post /sandbox/clock': 'use_sandbox',
  'post /sandbox/fund': 'use_sandbox',
  'post /sandbox/fault': 'use_sandbox',
  'get /developers/keys': 'manage_keys',
  'get /developers/keys/new': 'manage_keys',
  'post /developers/keys/new': 'manage_keys',
  'get /developers/keys/:id/revoke': 'manage_keys',
  'post /developers/keys/:id/revoke': 'manage_keys',
  'get /developers/keys/:id/replace': 'manage_keys',
  'post /developers/keys/:id/replace': 'manage_keys',
  'get /settings': 'read',
  'get /settings/approval': 'manage_account',
  'post /settings/approval': 'manage_account',
  'get /settings/brand': 'manage_account',
  'post /settings/brand': 'manage_account',
  'post /settings/brand/return': 'manage_account',
  'get /settings/members': 'manage_members',
  'post /settings/members/invite': 'manage_members',
  'post /settings/members/invitations/:id/withdraw': 'manage_members',
  'post /settings/members/:id/role': 'manage_members',
  'post /settings/members/:id/remove': 'manage_members',
  'post /settings/members/:id/remove-factor': 'manage_members',
  'get /settings/payout': 'manage_payout',
  'post /settings/payout': 'manage_payout',
  'get /settings/alerts': 'read',
  'post /settings/alerts': 'read',
  'get /settings/security': 'manage_account',
  'post /settings/security': 'manage_account',
  'get /settings/audit': 'manage_account',
  'get /settings/audit.csv': 'manage_account',
  'get /settings/export.json': 'manage_account',
  'get /settings/recovery': 'read',
  'post /settings/recovery/stop': 'read',
  'get /settings/close': 'manage_account',
  'post /settings/close': 'manage_account',
};

forEachDatabase((engine, freshDatabase) => {
  describe(`rights in the dashboard on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let owner: Owner;
    const people = new Map<Role, StaffUser>();
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      owner = await newOwner(service);
      for (const role of roles.filter((each) => each !== 'owner')) {
        const user = new StaffUser(service, `${role}@example.com`);
        await user.signIn();
        await user.join(owner.accountId, role);
        people.set(role, user);
      }
      people.set('owner', owner.user);
    }, 60_000);
    afterAll(() => service.stop());

    const routes = () => {
      const { services } = service.deps;
      return [...screenRoutes(services, sandboxForms(services)), ...peopleRoutes(services)];
    };
    const filled = (path: string) => path.replaceAll(/:\w+/g, 'nothing');
    const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    const ask = (user: StaffUser, method: string, path: string) =>
      method === 'get' ? user.get(path) : user.post(path);

    it('are declared for every route, and no other', () => {
      expect(Object.fromEntries(routes().map((route) => [nameOf(route), route.right]))).toEqual(rows);
      for (const right of new Set(Object.values(rows))) {
        for (const mode of modes) {
          const holders = roles.filter((role) => hasRight(role, right, mode));
          expect([right, mode, holders]).toEqual([right, mode, expected[right]?.[mode]]);
        }
      }
    });

    it.each(roles)('let in and keep out: %s', async (role) => {
      const user = people.get(role) as StaffUser;
      for (const route of routes()) {
        for (const mode of modes) {
          const path = owner.at(mode, filled(route.path));
          const { status, text } = await ask(user, route.method, path);
          const isRefused = status === 403 && text.includes('Your role does not allow this');
          const may = expected[route.right]?.[mode].includes(role) ?? false;
          expect([nameOf(route), mode, isRefused]).toEqual([nameOf(route), mode, !may]);
        }
      }
    });

    it('show nothing of an account to whoever is no member of it, as if it never was', async () => {
      const stranger = await newOwner(service);
      for (const route of routes()) {
        for (const mode of modes) {
          const path = filled(route.path);
          const foreign = await ask(stranger.user, route.method, owner.at(mode, path));
          const missing = await ask(stranger.user, route.method, `/dashboard/nobody/${mode}${path}`);
          expect([nameOf(route), foreign.status]).toEqual([nameOf(route), 404]);
          expect(foreign.text).toBe(missing.text);
        }
      }
    });

    it('need a session, and for a form its token', async () => {
      const { visitor } = new StaffUser(service, 'nobody@example.com');
      for (const route of routes()) {
        const path = owner.at('test', filled(route.path));
        const page = route.method === 'get' ? await visitor.get(path) : await visitor.post(path);
        expect([nameOf(route), page.status]).toEqual([nameOf(route), 303]);
        expect(page.location).toContain('/dashboard/sign-in');
        if (route.method === 'get') continue;
        const forged = await owner.user.visitor.post(path, { form_token: 'guessed' });
        expect([nameOf(route), forged.status]).toEqual([nameOf(route), 403]);
      }
    });

    it('need a fresh proof where the route says so, in each mode', async () => {
      await owner.user.endProof();
      for (const route of routes().filter(({ needsProof }) => needsProof)) {
        const path = filled(route.path);
        const inTest = await ask(owner.user, route.method, owner.at('test', path));
        expect([nameOf(route), inTest.location]).toEqual([
          nameOf(route),
          expect.stringContaining('/dashboard/proof?next='),
        ]);
        const inLive = await ask(owner.user, route.method, owner.at('live', path));
        // What concerns the whole account takes a code until the account has been approved for live mode.
        const status = isOfWholeAccount(route.right) ? 303 : 403;
        expect([nameOf(route), inLive.status]).toEqual([nameOf(route), status]);
      }
    });

    it('ask for a fresh proof of all that moves money or changes what others rely on', () => {
      const unproved = routes().filter(({ method, needsProof }) => method === 'post' && !needsProof);
      // Views are each person's own.
      expect(unproved.map(nameOf)).toEqual(['post /views', 'post /views/:id/delete']);
    });
  });
});
