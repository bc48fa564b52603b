import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { defined } from '../money/world.js';
import { type LiveEscrow, LiveShop } from './shop.js';
import type { PartnerSide } from './side.js';
import { sides } from './sides.js';

/** What arrives in place of a notification that the partner signed. */
interface Bad {
  raw: string | Uint8Array;
  signature: string;
}

type Make = (raw: string, signature: string) => Bad;

const hmac = (algorithm: string, key: string, raw: string) =>
  createHmac(algorithm, key).update(raw).digest('hex');
const changed =
  (signatureOf: (signature: string, raw: string) => string): Make =>
  (raw, signature) => ({ raw, signature: signatureOf(signature, raw) });
const cut =
  (rawOf: (raw: string) => string | Uint8Array): Make =>
  (raw, signature) => ({ raw: rawOf(raw), signature });

/** Forged and truncated: none of them is stored. */
const forged: readonly [string, Make][] = [
  ['the signature of another key', changed((_, raw) => hmac('sha512', 'another', raw))],
  ['the signature of an empty key', changed((_, raw) => hmac('sha512', '', raw))],
  ['the signature of another body', changed((_, raw) => hmac('sha512', 'another', `${raw} `))],
  ['a shorter digest', changed((_, raw) => hmac('sha256', 'another', raw))],
  ['half of its signature', changed((signature) => signature.slice(0, 64))],
  ['a signature and more', changed((signature) => `${signature}00`)],
  ['its signature twice', changed((signature) => `${signature}, ${signature}`)],
  ['a signature in other letters', changed((signature) => signature.replaceAll(/[0-9]/g, 'g'))],
  ['a signature of zeros', changed(() => '0'.repeat(128))],
  ['a signature with a byte changed', changed((s) => `${s.startsWith('0') ? '1' : '0'}${s.slice(1)}`)],
  ['a word in place of its signature', changed(() => 'undefined')],
  ['a signature in base64', changed((s) => Buffer.from(s, 'hex').toString('base64'))],
  ['another amount', cut((raw) => raw.replace('250000', '250001').replace('2500', '2501'))],
  ['its last byte cut off', cut((raw) => raw.slice(0, -1))],
  ['half of its body', cut((raw) => raw.slice(0, raw.length / 2))],
  ['its first byte alone', cut((raw) => raw.slice(0, 1))],
  ['no body', cut(() => '')],
  ['a line after its body', cut((raw) => `${raw}\n`)],
  ['its body written anew', cut((raw) => JSON.stringify(JSON.parse(raw), null, 1))],
  ['its body twice', cut((raw) => raw + raw)],
  ['bytes that are no text', cut(() => new Uint8Array([0xff, 0xfe, 0x00, 0x80]))],
];

const megabyte = 1024 * 1024;
/** Oversized: refused before they are read whole, signed or not. */
const oversized: readonly [string, Make][] = [
  ['a byte more than is taken', cut(() => new Uint8Array(megabyte + 1))],
  ['its body and spaces', cut((raw) => raw + ' '.repeat(megabyte))],
  ['five megabytes', cut(() => new Uint8Array(5 * megabyte))],
];

forEachDatabase((engine, freshDatabase) => {
  describe.each(sides)(`what is no notification of %s on ${engine}`, (_name, startSide) => {
    let shop: LiveShop;
    let side: PartnerSide;
    let escrow: LiveEscrow;
    beforeAll(async () => {
      side = await startSide();
      shop = await LiveShop.open(await freshDatabase(), side);
      escrow = await shop.escrow();
      escrow.pay();
    });
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
    });

    const stored = async () => {
      const query = fixedQuery<{ count: number }>('select count(*) as count from partner_notification');
      return defined((await shop.service.deps.services.store.list(query))[0]).count;
    };
    const post = async (make: Make): Promise<number> => {
      const { rawBody } = defined(side.notifier.notifications.at(-1));
      const { header } = side.signature;
      const bad = make(rawBody, defined(side.notifier.headers(rawBody)[header]));
      const headers = { [header]: bad.signature };
      const path = `!/partners/${side.name}/notifications`;
      return (await shop.service.call('POST', path, { key: null, raw: bad.raw, headers })).status;
    };

    test.each(forged)('with %s is refused and not stored', async (_what, make) => {
      expect(await post(make)).toBe(401);
      expect(await stored()).toBe(0);
    });

    test.each(oversized)('with %s is refused and not stored', async (_what, make) => {
      expect(await post(make)).toBe(413);
      expect(await stored()).toBe(0);
    });

    test('to another name than a partner has is refused', async () => {
      const { rawBody } = defined(side.notifier.notifications.at(-1));
      for (const name of ['bank', 'PAYSTACK', '..%2fpaystack', 'sandbox', side.name.slice(1)]) {
        const headers = side.notifier.headers(rawBody);
        const answer = await shop.service.call('POST', `!/partners/${name}/notifications`, {
          key: null,
          raw: rawBody,
          headers,
        });
        expect([name, answer.status]).toEqual([name, 401]);
      }
      expect(await stored()).toBe(0);
    });

    test('has no effect, and the true one has one, replayed and reordered as often as asked', async () => {
      await shop.runDue();
      const [first] = side.notifier.waiting();
      await shop.hear(20);
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_received: 250_000 });
      await escrow.released();
      side.settle(defined(side.transfers().at(-1)).reference, 'paid');
      await side.notifier.deliverWaiting({ isReversed: true, copies: 20 });
      await side.notifier.deliver(defined(first), 20);
      await shop.runDue();
      const { credits, payouts } = await escrow.read();
      expect(credits).toHaveLength(1);
      expect(payouts).toMatchObject([{ status: 'paid', amount: 250_000 }]);
      expect(side.transfers()).toHaveLength(1);
    });
  });
});
