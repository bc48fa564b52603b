import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmless } from '../../../server/src/adapters/images/testing/samples.js';
import type { Mode } from '../../../server/src/domain/records.js';
import { roles } from '../../../server/src/domain/staff/rights.js';
import { createKey } from '../../../server/src/features/keys/manage.js';
import { forEachDatabase } from '../../harness/databases.js';
import type { Service } from '../../harness/service.js';
import { StaffUser } from '../../harness/staff.js';
import { Visitor } from '../../harness/visitor.js';
import type { SellerVisit } from '../seller/visit.js';
import { answer, fileOf, openDisputed, type PhotoService, photosIn, startPhotoService } from './seen.js';

type Ask = (path: string) => Promise<number>;

/** Nobody’s id. */
const missing = '/files/0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';

forEachDatabase((engine, freshDatabase) => {
  describe(`who may fetch a photo on ${engine}`, { timeout: 60_000 }, () => {
    let photos: PhotoService;
    let service: Service;
    let visit: SellerVisit;
    let other: SellerVisit;
    /** One that the seller’s statement names, and one that was uploaded with a form that failed. */
    let named: string;
    let unsaid: string;
    beforeAll(async () => {
      photos = await startPhotoService(await freshDatabase());
      service = photos.service;
      [visit, other] = [await openDisputed(service), await openDisputed(service)];
      const make = harmless['a JPEG that loads in steps'];
      const file = fileOf((await make?.()) as Buffer);
      const { bola, place } = visit;
      await answer(bola, place.at('answer'), [file]);
      [named = ''] = photosIn(await bola.get(place.at()));
      const second = fileOf((await harmless['a PNG of one pixel']?.()) as Buffer);
      const failed = await answer(bola, place.at('answer'), [second], { links: 'no link' });
      unsaid = photosIn(failed).find((path) => path !== named) ?? '';
      expect([named, unsaid].every((path) => path.length === 43)).toBe(true);
    });
    afterAll(() => photos.stop());

    const by = (visitor: Visitor): Ask => {
      return async (path) => (await visitor.get(path)).status;
    };
    const withKey = (key: string): Ask => {
      return async (path) => (await service.call('GET', `!${path}`, { key })).status;
    };
    const member = async (accountId: string, role: (typeof roles)[number]) => {
      const user = new StaffUser(service, `staff-${randomBytes(4).toString('hex')}@example.com`);
      await user.signIn();
      await user.join(accountId, role);
      return user;
    };
    /** Every kind of caller, with what they get of a photo that was shown, and of one that was not yet. */
    const callers: Record<string, [() => Ask | Promise<Ask>, number, number]> = {
      'its seller, who uploaded it': [() => by(visit.bola), 200, 200],
      'its buyer': [() => by(visit.ada), 200, 404],
      'the seller of another escrow': [() => by(other.bola), 404, 404],
      'the buyer of another escrow': [() => by(other.ada), 404, 404],
      'nobody that is known': [() => by(new Visitor(service)), 404, 404],
      'a session that never was': [
        () => by(new Visitor(service, { Cookie: 'session=abcdefabcdefabcdef; staff=abcdefabcdef' })),
        404,
        404,
      ],
      'a seller who has signed out': [
        async () => {
          const again = new Visitor(service);
          await again.signIn(visit.place, (await visit.escrow.read()).seller_email);
          const stolen = new Map(again.cookies);
          await again.post(visit.place.at('sign-out'));
          for (const [name, value] of stolen) again.cookies.set(name, value);
          return by(again);
        },
        404,
        404,
      ],
      ...Object.fromEntries(
        roles.map((role) => [
          `the account’s ${role}`,
          [async () => by((await member(service.accountId, role)).visitor), 200, 404] as const,
        ]),
      ),
      'an owner of another account': [
        async () => by((await member((await service.newMerchant()).accountId, 'owner')).visitor),
        404,
        404,
      ],
      'somebody who is in no account': [
        async () => {
          const user = new StaffUser(service, `nobody-${randomBytes(4).toString('hex')}@example.com`);
          await user.signIn();
          return by(user.visitor);
        },
        404,
        404,
      ],
      'the account’s key': [() => withKey(service.testKey), 200, 404],
      'a key that may read': [() => limitedKey(['read'], 'test'), 200, 404],
      'a key that may not read': [() => limitedKey(['webhooks'], 'test'), 403, 403],
      'the account’s key of live mode': [() => limitedKey(null, 'live'), 404, 404],
      'a key of another account': [
        async () => withKey(await (await service.newMerchant()).key('test')),
        404,
        404,
      ],
      'a key that is none': [() => withKey('svc_test_nonsense'), 401, 401],
    };
    const limitedKey = async (scopes: ('read' | 'webhooks')[] | null, mode: Mode): Promise<Ask> => {
      const account = { id: service.accountId, plan: 'business' } as Parameters<typeof createKey>[1];
      const limits = { scopes, networks: null, expiresAt: null };
      return withKey((await createKey(service.deps.services, account, mode, 'suite', limits)).key);
    };

    it.each(Object.entries(callers))('%s', async (_, [caller, ofNamed, ofUnsaid]) => {
      const ask = await caller();
      const refusal = ofNamed === 200 ? 404 : ofNamed;
      const asked = [await ask(named), await ask(unsaid), await ask(missing)];
      expect(asked).toEqual([ofNamed, ofUnsaid, refusal]);
    });

    it('hears the same of a photo that is not theirs as of none', async () => {
      const stranger = new Visitor(service);
      const heard = async (path: string) => {
        const { status, headers, text } = await stranger.get(path);
        const told = text.replaceAll(path, 'PATH').replace(/"request_id":"[^"]+"/, '');
        return [status, told, headers.get('content-type'), headers.get('cache-control')];
      };
      expect(await heard(named)).toEqual(await heard(missing));
    });

    it('who works for the merchant sees in the dashboard what was said', async () => {
      const owner = await member(service.accountId, 'owner');
      const { escrow_id: id, dispute } = await visit.escrow.read();
      for (const page of [`/escrows/${id}`, `/disputes/${dispute.id}/evidence`])
        expect(photosIn(await owner.get(`/dashboard/${service.accountId}/test${page}`))).toEqual([named]);
    });

    it('gets a picture that runs nothing and that no cache shares', async () => {
      const { headers } = await visit.ada.get(named);
      const names = [
        'content-type',
        'content-security-policy',
        'x-content-type-options',
        'cross-origin-resource-policy',
        'cache-control',
        'content-disposition',
      ];
      expect(names.map((name) => headers.get(name))).toEqual([
        'image/webp',
        "default-src 'none'; sandbox",
        'nosniff',
        'same-origin',
        'private, max-age=300',
        `inline; filename="photo-${named.slice(7)}.webp"`,
      ]);
    });

    it('is told no more by an address that is none of ours', async () => {
      for (const path of ['/files/..%2Fsecret.key', '/files/x', `${named}/more`, '/files/%00'])
        expect((await visit.bola.get(path)).status, path).toBe(404);
      const lent = `https://elsewhere.example${named}`;
      await answer(other.ada, other.order.at('answer'), [], { links: lent });
      const page = await other.bola.get(other.place.at());
      expect([photosIn(page), page.text.includes(`href="${lent}"`)]).toEqual([[], true]);
      const quoted = service.deps.services.config.siteUrl + named;
      const body = { links: [quoted.replace('http:', 'https:')], on_behalf_of: 'buyer' };
      const { dispute } = await other.escrow.read();
      await service.call('POST', `/disputes/${dispute.id}/evidence`, { body });
      expect((await other.bola.get(named)).status).toBe(404);
    });
  });
});
