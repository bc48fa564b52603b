import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleRoutes } from '../../server/src/features/dashboard/people/routes.js';
import type { DashboardRoute } from '../../server/src/features/dashboard/route.js';
import { screenRoutes } from '../../server/src/features/dashboard/screens/routes.js';
import { keysOf } from '../../server/src/features/keys/manage.js';
import { sandboxForms } from '../../server/src/sandbox/forms.js';
import { forEachDatabase } from '../harness/databases.js';
import { keyHeader, type Service, startService } from '../harness/service.js';
import { StaffUser, wordsOf } from '../harness/staff.js';
import { proof, TestEscrow } from '../harness/test-escrow.js';
import { disguisedCall, Victims } from './victims.js';

/** What the `:id` of a route names, by how the route begins; a new beginning fails until it has a row. */
const kinds = {
  '/escrows/:id': 'escrow',
  '/developers/endpoints/:id': 'endpoint',
  '/developers/deliveries/:id': 'delivery',
  '/developers/keys/:id': 'key',
  '/developers/requests/:id': 'request',
  '/disputes/:id': 'dispute',
  '/views/:id': 'view',
  '/settings/members/:id': 'member',
  '/settings/members/invitations/:id': 'invitation',
} as const;

type Ids = Record<(typeof kinds)[keyof typeof kinds], string>;

/** Values of the other parameters of a path. */
const choices: Readonly<Record<string, readonly string[]>> = {
  action: ['test', 'rotate', 'off', 'on', 'delete'],
};

const unknownId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';

function kindOf(path: string): keyof Ids {
  const found = Object.entries(kinds).find(([begin]) => path === begin || path.startsWith(`${begin}/`));
  if (!found) throw new Error(`What does the :id of ${path} name? Add a row to \`kinds\`.`);
  return found[1];
}

/** The paths of a route with an id and each choice of its other parameters. */
function pathsOf({ path }: DashboardRoute, id: string): string[] {
  const filled = path.replace(':id', id);
  const name = /:(\w+)/.exec(filled)?.[1];
  if (name === undefined) return [filled];
  const values = choices[name];
  if (!values) throw new Error(`What can :${name} of ${path} be? Add a row to \`choices\`.`);
  return values.map((value) => filled.replace(`:${name}`, value));
}

forEachDatabase((engine, freshDatabase) => {
  describe(`the dashboard with the id of another's record, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Shop;
    let attacker: Shop;
    let ids: Ids;
    let victims: Victims;

    interface Shop {
      user: StaffUser;
      at(path: string, mode?: string): string;
      accountId: string;
      call: Service['call'];
    }

    async function openShop(name: string): Promise<Shop> {
      const { accountId, key } = await service.newMerchant();
      const testKey = await key('test');
      const call: Service['call'] = (method, path, options) =>
        service.call(method, path, { key: testKey, ...options });
      const user = new StaffUser(service, `${name}@example.com`);
      await user.signIn();
      await user.join(accountId, 'owner');
      return { accountId, call, user, at: (path, mode = 'test') => `/dashboard/${accountId}/${mode}${path}` };
    }

    async function recordsOf({ call, accountId, user, at }: Shop): Promise<Ids> {
      const disguised: Service['call'] = disguisedCall(call);
      const escrow = await TestEscrow.funded({ ...service, call: disguised }, { reference: 'ORD-1001' });
      const body = { url: 'https://shop.example.com/webhooks' };
      const endpoint = (await disguised('POST', '/webhooks', { body, headers: keyHeader() })).body.id;
      const sent = await call('POST', `/webhooks/${endpoint}/test`, { headers: keyHeader() });
      const invited = { email: 'victim-invited@example.com', role: 'support' };
      expect((await user.post(at('/settings/members/invite'), invited)).status).toBe(303);
      const page = await user.get(at('/settings/members'));
      const opened = await escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      expect((await user.post(at('/views'), { kind: 'escrows', q: 'VICTIM', name: 'Victims' })).status).toBe(
        303,
      );
      const views = await user.get(at('/escrows'));
      await service.deps.apiRequestWriter.stop();
      const requests = await user.get(at('/developers/requests'));
      return {
        dispute: opened.body.dispute.id,
        view: /views\/([^/]+)\/delete/.exec(views.text)?.[1] as string,
        request: /requests\/([0-9a-f-]{36})"/.exec(requests.text)?.[1] as string,
        escrow: (await escrow.read()).escrow_id,
        endpoint,
        delivery: sent.body.id,
        key: (await keysOf(service.deps.services, accountId))[0]?.id as string,
        member: await user.personId(),
        invitation: /invitations\/([^/]+)\/withdraw/.exec(page.text)?.[1] as string,
      };
    }

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      owner = await openShop('shop-owner');
      attacker = await openShop('attacker');
      ids = await recordsOf(owner);
      const { worker, deliverer, mailWorker } = service.deps;
      await Promise.all([worker.stop(), deliverer.stop(), mailWorker.stop()]);
      victims = new Victims(service, [owner.accountId]);
      await victims.note();
    }, 60_000);
    afterAll(() => service.stop());

    const routes = () => {
      const { services } = service.deps;
      return [...screenRoutes(services, sandboxForms(services)), ...peopleRoutes(services)].filter(
        ({ path }) => path.includes(':'),
      );
    };
    const fields = () => ({
      intention: service.deps.services.newId(),
      role: 'support',
      amount: '251137',
      reason: 'x',
      mark: '',
      ...proof,
    });
    const ask = ({ user }: Shop, { method }: DashboardRoute, path: string) =>
      method === 'get' ? user.get(path) : user.post(path, fields());
    /** What a page says, apart from the id that was asked for and the marks of each page. */
    const sayOf = async (asked: ReturnType<typeof ask>, id: string) => {
      const page = await asked;
      const text = page.text.replaceAll(id, 'ID').replaceAll(/value="[^"]*"/g, '');
      return { status: page.status, location: page.location?.replaceAll(id, 'ID'), text };
    };
    const membersOf = async ({ user, at }: Shop) => wordsOf(await user.get(at('/settings/members')));

    it('finds every record at the address of its own account', async () => {
      for (const route of routes().filter(({ method }) => method === 'get')) {
        for (const path of pathsOf(route, ids[kindOf(route.path)])) {
          expect([path, (await ask(owner, route, owner.at(path))).status]).toEqual([path, 200]);
        }
      }
    });

    it('is answered as if there were none, and does nothing', async () => {
      const [rows, members] = [await victims.rows(), await membersOf(owner)];
      for (const route of routes()) {
        const id = ids[kindOf(route.path)];
        const unknown = pathsOf(route, unknownId);
        for (const [n, path] of pathsOf(route, id).entries()) {
          const said = await sayOf(ask(attacker, route, attacker.at(path)), id);
          const never = ask(attacker, route, attacker.at(unknown[n] as string));
          expect([route.method, path, said]).toEqual([route.method, path, await sayOf(never, unknownId)]);
          expect([path, victims.leaksIn(said.text, [])]).toEqual([path, []]);
        }
      }
      expect(await victims.rows()).toEqual(rows);
      expect(await membersOf(owner)).toBe(members);
    });

    it('shows in live mode nothing of the test mode of the same account', async () => {
      const ofMode = routes().filter(
        ({ method, path }) => method === 'get' && !path.startsWith('/settings/'),
      );
      for (const route of ofMode) {
        const id = ids[kindOf(route.path)];
        for (const path of pathsOf(route, id)) {
          const page = await ask(owner, route, owner.at(path, 'live'));
          expect([path, page.status === 200]).toEqual([path, false]);
          expect([path, victims.leaksIn(page.text, [id])]).toEqual([path, []]);
        }
      }
    });
  });
});
