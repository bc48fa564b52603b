import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmless } from '../../../server/src/adapters/images/testing/samples.js';
import type { Role } from '../../../server/src/domain/staff/rights.js';
import { forEachDatabase } from '../../harness/databases.js';
import type { Service } from '../../harness/service.js';
import { StaffUser } from '../../harness/staff.js';
import { fieldIn, type SellerVisit } from '../seller/visit.js';
import { fileOf, openDisputed, openPaid, type PhotoService, photosIn, startPhotoService } from './seen.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`photos in the merchant's statement, on ${engine}`, { timeout: 60_000 }, () => {
    let photos: PhotoService;
    let service: Service;
    let visit: SellerVisit;
    let support: StaffUser;
    let stranger: StaffUser;
    let good: File;
    let path: string;
    let intention: string;
    beforeAll(async () => {
      photos = await startPhotoService(await freshDatabase());
      service = photos.service;
      visit = await openDisputed(service);
      support = await member('support');
      stranger = await signedIn('stranger');
      good = fileOf((await harmless['a JPEG that loads in steps']?.()) as Buffer);
      const { dispute } = await visit.escrow.read();
      path = `/dashboard/${service.accountId}/test/disputes/${dispute.id}/evidence`;
      intention = fieldIn(await support.get(path), 'intention');
    });
    afterAll(() => photos.stop());

    const signedIn = async (name: string) => {
      const user = new StaffUser(service, `photos-${name}@shop.example`);
      await user.signIn();
      return user;
    };
    const member = async (role: Role) => {
      const user = await signedIn(role);
      await user.join(service.accountId, role);
      await user.prove();
      return user;
    };
    /** Sends the form as a browser does, with or without script. */
    const send = async (user: StaffUser, more: Record<string, string | File | File[]>) => {
      const typed = { intention, side: 'seller', text: '', links: '' };
      return user.visitor.postFiles(path, { form_token: await user.formToken(), ...typed, ...more });
    };

    it('are kept of nobody who may not answer, and of no form that another site could make', async () => {
      expect((await support.get(path)).text).toMatch(/enctype="multipart\/form-data"/i);
      const { length } = await support.formToken();
      const answers = [
        await send(support, { form_token: 'x'.repeat(length), photos: good }),
        await send(await member('finance'), { photos: good }),
        await send(stranger, { photos: good }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 404]);
      expect(photos.kept()).toEqual([]);
    });

    it('wait with the text if a proof has ended, of which the text alone goes on', async () => {
      await support.endProof();
      const asked = await send(support, { text: 'As it was sent.', photos: good });
      expect([asked.status, asked.text, photos.kept()]).toEqual([
        200,
        expect.stringContaining('As it was sent.'),
        [],
      ]);
      await support.prove();
    });

    it('are seen by both sides once it is sent, and by nobody else before', async () => {
      const { ada, bola, order, place } = visit;
      const owner = await member('owner');
      const failed = await send(support, { photos: [good, fileOf(Buffer.from('no photo'))] });
      expect(failed.status).toBe(400);
      expect(failed.text).toContain('Photo 2: it is no photo in JPEG, PNG or WebP');
      const [shown = ''] = photosIn(failed);
      const seenBy = async (visitor: Pick<StaffUser, 'get'>) => (await visitor.get(shown)).status;
      const all = [support, owner, ada, bola, stranger];
      expect(await Promise.all(all.map(seenBy))).toEqual([200, 404, 404, 404, 404]);
      const kept = shown.slice('/files/'.length);
      const taps = await Promise.all([1, 2].map(() => send(support, { text: 'As sent.', kept })));
      const late = await send(support, { text: 'As sent.', kept });
      expect([...taps, late].map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(await Promise.all(all.map(seenBy))).toEqual([200, 200, 200, 200, 404]);
      for (const page of [await ada.get(order.at()), await bola.get(place.at())])
        expect(photosIn(page)).toEqual([shown]);
    });

    it('prove a delivery that a member records, and the buyer sees them', async () => {
      const { escrow, ada, order } = await openPaid(service);
      const { escrow_id: id } = await escrow.read();
      const at = `/dashboard/${service.accountId}/test/escrows/${id}/deliver`;
      const own = fieldIn(await support.get(at), 'intention');
      const record = async (more: Record<string, string | File>) =>
        support.visitor.postFiles(at, {
          form_token: await support.formToken(),
          intention: own,
          tracking_number: 'GIG-123',
          ...more,
        });
      const [bare, bad] = [await record({}), await record({ photos: fileOf(Buffer.from('no photo')) })];
      expect([bare.status, bad.status]).toEqual([400, 400]);
      expect(bare.text).toContain('Please add a photo of the parcel.');
      expect(bad.text).toContain('it is no photo in JPEG, PNG or WebP');
      const taps = await Promise.all([1, 2].map(() => record({ photos: good })));
      expect(taps.map(({ status }) => status)).toEqual([303, 303]);
      const [shown = ''] = photosIn(await ada.get(order.at()));
      const { dispatch_proof: proof } = await escrow.read();
      expect(proof.proof_photo_url).toBe(new URL(shown, service.deps.services.config.siteUrl).href);
      const seen = await Promise.all([ada, support, stranger].map((each) => each.get(shown)));
      expect(seen.map(({ status }) => status)).toEqual([200, 200, 404]);
    });
  });
});
