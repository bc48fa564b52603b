import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmless } from '../../../server/src/adapters/images/testing/samples.js';
import { adHoc, step } from '../../../server/src/adapters/store/statement.js';
import { confirmClock, recordLeap } from '../../../server/src/features/clock/service-clock.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { purgePhotos, removeTestPhotos } from '../../../server/src/features/photos/purge.js';
import { forEachDatabase } from '../../harness/databases.js';
import type { Service } from '../../harness/service.js';
import { StaffUser } from '../../harness/staff.js';
import { advance } from '../../harness/test-escrow.js';
import {
  answer,
  fileOf,
  openDisputed,
  openPaid,
  type PhotoService,
  photosIn,
  startPhotoService,
} from './seen.js';

const dayMs = 86_400_000;

forEachDatabase((engine, freshDatabase) => {
  describe(`the photos of an escrow on ${engine}`, { timeout: 60_000 }, () => {
    let photos: PhotoService;
    let service: Service;
    beforeAll(async () => {
      photos = await startPhotoService(await freshDatabase());
      service = photos.service;
    });
    afterAll(() => photos.stop());

    const file = async (name = 'a PNG of one pixel') => {
      const make = harmless[name];
      if (!make) throw new Error(`There is no sample ${name}`);
      return fileOf(await make());
    };
    const later = async (days: number) => {
      const { services } = service.deps;
      const clock = { now: () => services.clock.now() + days * dayMs };
      await purgePhotos({ ...services, clock });
    };
    const rows = () =>
      service.deps.services.store.list(adHoc<{ id: string }>((db) => db.selectFrom('photo').select('id')));
    /** Every row has its bytes, and no bytes are without a row. */
    const expectWhole = async () =>
      expect((await rows()).map(({ id }) => id).toSorted()).toEqual(photos.kept().toSorted());

    it('go a day after a form that failed, and stay if it was sent again', async () => {
      const { place, bola } = await openPaid(service);
      const failed = await bola.postFiles(place.at('send'), { tracking_number: '', photos: await file() });
      const [left] = photosIn(failed);
      const disputed = await openDisputed(service);
      await answer(disputed.bola, disputed.place.at('answer'), [await file()]);
      const [named] = photosIn(await disputed.bola.get(disputed.place.at()));
      await later(0.9);
      expect(photos.kept()).toContain(left?.slice(7));
      const { store, clock } = service.deps.services;
      await store.transact([step(recordLeap, { from: clock.now(), to: clock.now() + 400 * dayMs })]);
      await later(400);
      expect(photos.kept()).toContain(left?.slice(7));
      await confirmClock(service.deps.services);
      await later(1.1);
      expect(photos.kept()).toEqual([named?.slice(7)]);
      expect((await bola.get(left ?? '')).status).toBe(404);
      await expectWhole();
    });

    it('stay if the server ends before it notes that they were named', async () => {
      const { place, bola } = await openDisputed(service);
      await answer(bola, place.at('answer'), [await file()]);
      const [path] = photosIn(await bola.get(place.at()));
      await service.deps.services.store.list(fixedQuery('update photo set bound_at = null'));
      expect((await bola.get(path ?? '')).status).toBe(200);
      await later(2);
      expect(photos.kept()).toContain(path?.slice(7));
    });

    it('go a year after the escrow has ended, and the page says so', async () => {
      const { place, bola, ada, order, escrow } = await openPaid(service);
      const form = { tracking_number: 'GIG-1', photos: await file() };
      await bola.postFiles(place.at('send'), form);
      const [path] = photosIn(await ada.get(order.at()));
      await later(500);
      expect((await ada.get(path ?? '')).status).toBe(200);
      await advance(service, { hours: 49 });
      while ((await escrow.read()).status !== 'released') await advance(service, { minutes: 1 });
      await later(360);
      expect((await ada.get(path ?? '')).status).toBe(200);
      await later(370);
      expect((await ada.get(path ?? '')).status).toBe(404);
      const page = await ada.get(order.at());
      expect([photosIn(page), page.text.includes('A photo that is no longer here')]).toEqual([[], true]);
      await expectWhole();
    });

    it('are in what an owner downloads of the account', async () => {
      const { place, bola, escrow } = await openDisputed(service);
      await answer(bola, place.at('answer'), [await file()]);
      const { escrow_id: sale } = await escrow.read();
      const [path] = photosIn(await bola.get(place.at()));
      const owner = new StaffUser(service, 'photos-owner@example.com');
      await owner.signIn();
      await owner.join(service.accountId, 'owner');
      const { text } = await owner.get(`/dashboard/${service.accountId}/test/settings/export.json`);
      const url = service.deps.services.config.siteUrl + path;
      const exported = { sale, side: 'seller', about: 'dispute', url };
      expect(JSON.parse(text).test.photos).toContainEqual(expect.objectContaining(exported));
    });

    it('go with the test data of their account', async () => {
      const { place, bola, escrow } = await openDisputed(service);
      await answer(bola, place.at('answer'), [await file()]);
      expect(photos.kept().length).toBeGreaterThan(0);
      const accountId = (await service.call('GET', '/account')).body.account_id;
      while (await removeTestPhotos(service.deps.services, accountId)) await expectWhole();
      expect([photos.kept(), await rows()]).toEqual([[], []]);
      expect((await escrow.read()).status).toBe('disputed');
    });

    it('are as many as a side may keep, which takes nothing from the other', async () => {
      const { place, bola, ada, order, escrow } = await openDisputed(service);
      const { escrow_id: id } = await escrow.read();
      await answer(bola, place.at('answer'), [await file()]);
      const copy = (n: number) =>
        fixedQuery(`insert into photo select 'copy-${n}', account_id, mode, checkout_id, side, person_id,
          kind, size, created_at, bound_at from photo where checkout_id = '${id}' limit 1`);
      for (let n = 1; n < 60; n++) await service.deps.services.store.list(copy(n));
      const refused = await answer(bola, place.at('answer'), [await file('a JPEG that loads in steps')]);
      expect([
        refused.status,
        refused.text.includes('as many photos of this order already as we keep'),
      ]).toEqual([422, true]);
      expect((await answer(ada, order.at('answer'), [await file()])).status).toBe(303);
    });

    it('are refused once test mode has kept too much of them', async () => {
      const { place, bola } = await openDisputed(service);
      await service.deps.services.store.list(fixedQuery('update photo set size = 200000000'));
      const refused = await answer(bola, place.at('answer'), [await file()]);
      expect([refused.status, refused.text.includes('what test mode keeps of photos')]).toEqual([422, true]);
    });
  });
});
