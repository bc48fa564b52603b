import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOutdated } from '../../../server/src/features/mail/words.js';
import { managed } from '../../api/delivery/delivery.js';
import { attachRate, moveParcel, sendParcel } from '../../api/delivery/moved.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { proof } from '../../harness/test-escrow.js';
import { defined } from '../money/world.js';
import { Parties } from './mail-context.js';

const untilPaid = ['s invitation', 'b receipt', 's funded'];

forEachDatabase((engine, freshDatabase) => {
  describe(`the mails about a parcel on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const sent = async (people: Parties) => {
      const escrow = await people.open(managed);
      await sendParcel(service, escrow);
      return escrow;
    };
    /** Returns what is new to both since the sale was paid, once all of it is sent. */
    const received = async (people: Parties) => {
      const mails = await people.received();
      expect(mails.slice(0, 3).toSorted()).toEqual(untilPaid.toSorted());
      return mails.slice(3);
    };

    it('tell both sides what concerns them, once, however often the carrier tries', async () => {
      const people = new Parties(service);
      const escrow = await sent(people);
      const { delivery_tracking: its } = await escrow.read();
      const expected = ['s pickup_booked'];
      expect(await received(people)).toEqual(expected);
      const booked = (await people.words('seller.pickup_booked')).text;
      for (const said of [its.carrier, 'Within 24 hours', its.tracking_number, its.label_url]) {
        expect(booked).toContain(said);
      }
      await moveParcel(service, escrow, 'picked_up', 'in_transit');
      expect(await received(people)).toEqual([...expected, 'b on_its_way']);
      const onItsWay = (await people.words('checkout.on_its_way')).text;
      expect(onItsWay).toContain(its.tracking_url);
      expect(onItsWay).not.toContain(its.label_url);
      await moveParcel(service, escrow, 'failed');
      const failed = [...expected, 'b on_its_way', 'b delivery_failed', 's delivery_failed'];
      expect(await received(people)).toEqual(failed);
      const lost = (await people.words('checkout.delivery_failed')).text;
      expect(lost).toMatch(/₦2,500.00[\s\S]*report a problem/);
      await moveParcel(service, escrow, 'in_transit', 'failed', 'in_transit');
      expect(await received(people)).toEqual(failed);
      await moveParcel(service, escrow, 'delivered');
      expect(await received(people)).toEqual([...failed, 'b delivered']);
      const { text } = await people.words('checkout.delivered');
      expect(text).toContain(`${its.carrier} says that your order was delivered`);
    });

    it('tell the seller of each pickup, and of one that is cancelled, unless the sale is over', async () => {
      const people = new Parties(service);
      const escrow = await sent(people);
      await received(people);
      await moveParcel(service, escrow, 'cancelled');
      expect(await received(people)).toEqual(['s pickup_booked', 's pickup_cancelled']);
      await attachRate(service, escrow, 1);
      await moveParcel(service, escrow, 'booked');
      const twice = ['s pickup_booked', 's pickup_cancelled', 's pickup_booked'];
      expect(await received(people)).toEqual(twice);
      await escrow.post('refund', { reason: 'Sold out' });
      await service.deps.worker.runDue();
      expect((await escrow.read()).delivery_tracking.status).toBe('cancelled');
      expect(await received(people)).toEqual([...twice, 'b refunded', 's over']);
    });

    it('say that a proof of the merchant still stands if the parcel fails', async () => {
      const people = new Parties(service);
      const escrow = await sent(people);
      await received(people);
      await escrow.post('deliver', proof);
      await received(people);
      await moveParcel(service, escrow, 'failed');
      expect((await received(people)).slice(-2)).toEqual(['b delivery_failed', 's delivery_failed']);
      const [buyers, sellers] = [
        await people.words('checkout.delivery_failed'),
        await people.words('seller.delivery_failed'),
      ];
      expect(buyers.text).toContain('has given proof of sending it');
      expect(sellers.text).toContain('Your proof stands');
    });

    it('say no end of an inspection that a failed parcel has ended', async () => {
      const people = new Parties(service);
      const escrow = await sent(people);
      await moveParcel(service, escrow, 'picked_up');
      await escrow.post('deliver', {});
      const delivered = (await people.mails()).find(({ template }) => template === 'checkout.delivered');
      const outdated = () => isOutdated(service.deps.services, defined(delivered));
      expect(await outdated()).toBe(false);
      await moveParcel(service, escrow, 'failed');
      expect(await outdated()).toBe(true);
      await escrow.post('deliver', proof);
      expect(await outdated()).toBe(true);
    });

    it('are not sent once they are overtaken', async () => {
      const people = new Parties(service);
      const escrow = await sent(people);
      const outdated = async () => {
        const mails = (await people.mails()).slice(3);
        const { services } = service.deps;
        return Promise.all(mails.map(async (mail) => [mail.template, await isOutdated(services, mail)]));
      };
      expect(await outdated()).toEqual([['seller.pickup_booked', false]]);
      await moveParcel(service, escrow, 'cancelled');
      expect(await outdated()).toEqual([
        ['seller.pickup_booked', true],
        ['seller.pickup_cancelled', false],
      ]);
      await attachRate(service, escrow, 1);
      await moveParcel(service, escrow, 'booked', 'picked_up');
      expect((await outdated()).slice(1)).toEqual([
        ['seller.pickup_cancelled', true],
        ['seller.pickup_booked', true],
        ['checkout.on_its_way', false],
      ]);
      await moveParcel(service, escrow, 'failed');
      expect((await outdated()).slice(3)).toEqual([
        ['checkout.on_its_way', true],
        ['checkout.delivery_failed', false],
        ['seller.delivery_failed', false],
      ]);
      await escrow.post('refund', { reason: 'It is lost' });
      expect((await outdated()).slice(4, 6)).toEqual([
        ['checkout.delivery_failed', true],
        ['seller.delivery_failed', true],
      ]);
    });
  });
});
