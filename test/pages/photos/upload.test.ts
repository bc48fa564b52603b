import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmless, marker, refused } from '../../../server/src/adapters/images/testing/samples.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import type { Service } from '../../harness/service.js';
import { fieldIn } from '../seller/visit.js';
import {
  answer,
  fileOf,
  openDisputed,
  openPaid,
  type PhotoService,
  photosIn,
  startPhotoService,
} from './seen.js';

const said: Readonly<Record<string, string>> = {
  type: 'it is no photo in JPEG, PNG or WebP',
  heic: 'it is in the HEIC format of iPhones',
  damaged: 'it is damaged or incomplete',
  dimensions: 'it has too many pixels',
};

/** In the groups of a form. */
function inFives<Each>(list: readonly Each[]): Each[][] {
  return list.length === 0 ? [] : [list.slice(0, 5), ...inFives(list.slice(5))];
}

forEachDatabase((engine, freshDatabase) => {
  describe(`photos that people upload, on ${engine}`, { timeout: 120_000 }, () => {
    let photos: PhotoService;
    let service: Service;
    beforeAll(async () => {
      photos = await startPhotoService(await freshDatabase());
      service = photos.service;
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await photos.stop();
    });
    const sample = async (name = 'a JPEG that loads in steps') => {
      const make = harmless[name];
      if (!make) throw new Error(`There is no sample ${name}`);
      return fileOf(await make());
    };

    it('prove a delivery: both sides see the photo, and its address is in the API', async () => {
      const { escrow, place, bola, ada, order } = await openPaid(service);
      const asked = await bola.get(place.at('send'));
      expect(asked.text).toMatch(/enctype="multipart\/form-data"/i);
      expect(asked.text).toContain('accept="image/jpeg,image/png,image/webp"');
      const typed = { tracking_number: 'GIG-1', courier_name: '', proof_photo_url: '', notes: '' };
      const form = { ...typed, photos: await sample() };
      const taps = await Promise.all([1, 2].map(() => bola.postFiles(place.at('send'), form)));
      expect(taps.map(({ status, location }) => [status, location])).toEqual(
        taps.map(() => [303, place.at()]),
      );
      const { dispatch_proof: proof } = await escrow.read();
      const [path] = photosIn(await ada.get(order.at()));
      expect(proof.proof_photo_url).toBe(`${service.deps.services.config.siteUrl}${path}`);
      expect(photosIn(await bola.get(place.at()))).toEqual([path]);
      const shown = await ada.get(path ?? '');
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      // The tap that was slower says the same, and keeps nothing more.
      expect((await bola.postFiles(place.at('send'), form)).status).toBe(303);
      expect((await ada.get(order.at())).headers.get('content-security-policy')).toContain("img-src 'self'");
    });

    it('report a problem and answer it, five at a time, beside links', async () => {
      const { place, bola, ada, order, escrow } = await openPaid(service);
      const [torn, whole] = [await sample(), await sample('a WebP with a description')];
      const report = { reason: 'damaged', text: 'Torn.', links: 'https://a.example/1', photos: [torn] };
      expect((await ada.postFiles(order.at('problem'), report)).status).toBe(303);
      const [path] = photosIn(await bola.get(place.at()));
      const { dispute } = await escrow.read();
      const { body } = await service.call('GET', `/disputes/${dispute.id}`);
      const url = service.deps.services.config.siteUrl + path;
      expect(body.evidence[0].links).toEqual([url, 'https://a.example/1']);
      expect((await answer(bola, place.at('answer'), [whole, torn])).status).toBe(303);
      expect(photosIn(await ada.get(order.at()))).toHaveLength(3);
      expect(photosIn(await bola.get(place.at('answer')))).toHaveLength(3);
    });

    it('are refused with a sentence each, or become new pictures', async () => {
      const { place, bola, ada, order } = await openDisputed(service);
      for (const group of inFives(Object.entries(refused))) {
        const files = await Promise.all(group.map(async ([, [make]]) => fileOf(await make())));
        const page = await answer(bola, place.at('answer'), files);
        expect([page.status, photosIn(page)]).toEqual([422, []]);
        for (const [n, [name, [, problem]]] of group.entries())
          expect(page.text, name).toContain(`Photo ${n + 1}: ${said[problem]}`);
      }
      expect(photosIn(await ada.get(order.at()))).toEqual([]);
      for (const group of inFives(Object.entries(harmless))) {
        const files = await Promise.all(group.map(async ([, make]) => fileOf(await make())));
        expect((await answer(bola, place.at('answer'), files)).status).toBe(303);
      }
      const paths = photosIn(await ada.get(order.at()));
      expect(paths).toHaveLength(Object.keys(harmless).length);
      for (const path of paths) {
        const { headers, text } = await ada.get(path);
        expect(headers.get('content-type')).toBe('image/webp');
        expect(text).not.toContain(marker);
      }
    });

    it.each([
      ['a path', '../../../etc/passwd', 'image/jpeg'],
      ['a quote and a line', 'a"\r\nX-Bad: 1\r\n\r\n.jpg', 'image/jpeg'],
      ['another type', 'page.html', 'text/html'],
      ['letters of other scripts', 'ẹ̀bùn 🎁.jpg', 'image/jpeg'],
    ])('are known by nothing that their sender says: %s', async (_, name, type) => {
      const { place, bola } = await openDisputed(service);
      const file = fileOf(Buffer.from(await (await sample()).arrayBuffer()), name, type);
      expect((await answer(bola, place.at('answer'), [file])).status).toBe(303);
      const [path] = photosIn(await bola.get(place.at()));
      const { headers } = await bola.get(path ?? '');
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('content-disposition')).toBe(`inline; filename="photo-${path?.slice(7)}.webp"`);
      expect(photos.kept()).toContain(path?.slice(7));
    });

    it('that are too large, too many or empty are left out by their number', async () => {
      const { place, bola } = await openDisputed(service);
      const good = await sample();
      const large = fileOf(Buffer.alloc(10_000_001, 0xff));
      const page = await answer(bola, place.at('answer'), [good, large, fileOf(Buffer.alloc(0))]);
      expect(page.text).toContain('Photo 2: it is larger than 10 MB');
      expect(page.text).toContain('Photo 3: the file is empty');
      const six = await Promise.all(
        Object.values(harmless)
          .slice(0, 6)
          .map(async (make) => fileOf(await make())),
      );
      const many = await answer(bola, place.at('answer'), six);
      expect([many.status, photosIn(many)]).toEqual([422, expect.objectContaining({ length: 5 })]);
      expect(many.text).toContain('Photo 6: it is one more than the form takes');
    });

    it('of a form that failed come along when it is sent again', async () => {
      const { place, bola, ada, order } = await openPaid(service);
      const failed = await bola.postFiles(place.at('send'), { tracking_number: '', photos: await sample() });
      const [path] = photosIn(failed);
      expect(failed.text).toContain('Please give the tracking number');
      // Nothing was said with it yet, so it is the uploader's alone.
      expect([(await bola.get(path ?? '')).status, (await ada.get(path ?? '')).status]).toEqual([200, 404]);
      const kept = fieldIn(failed, 'kept');
      const foreign = await openPaid(service);
      const stolen = await foreign.bola.post(foreign.place.at('send'), { tracking_number: 'GIG-2', kept });
      expect(stolen.text).toContain('A photo of your first try is no longer here');
      expect((await bola.post(place.at('send'), { tracking_number: 'GIG-1', kept })).status).toBe(303);
      expect(photosIn(await ada.get(order.at()))).toEqual([path]);
      expect((await ada.get(path ?? '')).status).toBe(200);
    });

    it('of a report that lacked the warning come along with it', async () => {
      const { ada, order } = await openDisputed(service);
      const dispute = fieldIn(await ada.get(order.at('withdraw')), 'dispute');
      await ada.post(order.at('withdraw'), { dispute });
      const report = { reason: 'damaged', text: 'Again.' };
      const unwarned = await ada.postFiles(order.at('problem'), { ...report, photos: await sample() });
      const [path] = photosIn(unwarned);
      expect([unwarned.status, path]).toEqual([409, expect.stringContaining('/files/')]);
      const [kept, warned] = [fieldIn(unwarned, 'kept'), fieldIn(unwarned, 'warned')];
      expect((await ada.post(order.at('problem'), { ...report, kept, warned })).status).toBe(303);
      expect(photosIn(await ada.get(order.at()))).toEqual([path]);
    });

    it('are needed for a delivery, or a link', async () => {
      const { place, bola } = await openPaid(service);
      const page = await bola.postFiles(place.at('send'), {
        tracking_number: 'GIG-1',
        photos: fileOf(Buffer.alloc(0), ''),
      });
      expect([page.status, page.text.includes('Please add a photo of the parcel.')]).toEqual([422, true]);
    });
  });
});
