import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve } from '../../../server/src/features/accounts/approval.js';
import { changeBrand, listProposals } from '../../../server/src/features/brand/brand.js';
import { returnsAutomatically } from '../../../server/src/features/brand/page-setting.js';
import { purgeOrphans } from '../../../server/src/features/files/store-file.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openLive, waitingCode } from '../../harness/live-escrow.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent, Order, Visitor } from '../../harness/visitor.js';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const logo = new Blob([png], { type: 'image/png' });
const fields = {
  name: 'Adire Market',
  use_colour: 'yes',
  colour: '#ffd400',
  support_email: 'help@adire.example',
  support_phone: '+234 801 234 5678',
};

let count = 0;

forEachDatabase((engine, freshDatabase) => {
  describe(`the brand of a merchant on ${engine}`, { timeout: 60_000 }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'escrow-brand-'));
    let service: Service;
    let owner: StaffUser;
    let accountId: string;
    let testKey: string;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), { FILES_URL: `folder:${folder}` });
    });
    afterAll(async () => {
      await service.stop();
      rmSync(folder, { recursive: true });
    });
    beforeEach(async () => {
      const merchant = await service.newMerchant();
      accountId = merchant.accountId;
      testKey = await merchant.key('test');
      owner = new StaffUser(service, `brand-${++count}@example.com`);
      await owner.signIn();
      await owner.join(accountId, 'owner');
    });

    const services = () => service.deps.services;
    const at = '/settings/brand';
    const page = () => `/dashboard/${accountId}/test${at}`;
    const save = async (values: Record<string, string | Blob>) =>
      owner.visitor.postFiles(page(), { form_token: await owner.formToken(), ...values });
    /** The page of a new checkout, as its buyer sees it. */
    const testPage = async (special: Record<string, unknown> = {}) => {
      const body = initiateBody({ ...special, customer_email: `buyer-${++count}@example.com` });
      const { body: opened } = await service.call('POST', '/escrow/initiate', { body, key: testKey });
      const order = Order.of(opened.checkout_url);
      return new Visitor(service).signIn(order, body.customer_email as string);
    };
    const livePage = async () => {
      const email = `live-${++count}@example.com`;
      const { reference, checkoutKey } = await openLive(service, { accountId, customerEmail: email });
      const order = new Order(reference, checkoutKey);
      const buyer = new Visitor(service);
      await buyer.post(order.at('sign-in'), { email });
      await buyer.post(order.at('code'), { code: await waitingCode(service) });
      return buyer.get(order.at());
    };
    const logoIn = (text: string) => /src="(\/files\/[0-9a-f-]{36})"/.exec(text)?.[1] ?? null;

    it('is shown in test mode at once, and in live mode once it is approved', async () => {
      expect((await save({ ...fields, logo })).status).toBe(303);
      const inTest = await testPage();
      const colour = '<rect width="100%" height="3" fill="#ffd400">';
      expect(inTest.text).toContain(colour);
      expect(inTest.headers.get('content-security-policy')).toContain("style-src 'self';");
      expect(wordsOf(inTest)).toContain('Adire Market answers: +234 801 234 5678 help@adire.example');
      expect(wordsOf(inTest)).toContain('Test mode');
      const before = await livePage();
      expect([before.text.includes('Adire Market'), logoIn(before.text)]).toEqual([false, null]);
      expect(before.text).not.toContain('#ffd400');

      const [waiting] = (await listProposals(services())).filter((each) => each.accountId === accountId);
      expect(waiting).toMatchObject({ version: 1, proposed: { name: 'Adire Market', colour: '#ffd400' } });
      await changeBrand(services(), accountId, { command: 'approve', version: 1 });
      const after = await livePage();
      expect(after.text).toContain(colour);
      expect([after.text.includes('Adire Market'), logoIn(after.text)]).toEqual([true, logoIn(inTest.text)]);
      expect(await listProposals(services())).not.toContainEqual(expect.objectContaining({ accountId }));
    });

    it('names the merchant in mails to buyers and sellers', async () => {
      await save({ ...fields, logo });
      const body = initiateBody({ customer_email: `buyer-${++count}@example.com` });
      const { body: opened } = await service.call('POST', '/escrow/initiate', { body, key: testKey });
      await new Visitor(service).signIn(Order.of(opened.checkout_url), body.customer_email as string);
      await mailsSent(service);
      const mails = await services().sandboxMailer.list();
      const ofSale = mails.filter(({ recipient }) =>
        [body.customer_email, body.seller_email].includes(recipient),
      );
      expect(new Set(ofSale.map(({ recipient }) => recipient)).size).toBe(2);
      for (const { text, html } of ofSale) {
        expect(text).toContain('Adire Market');
        expect(html).toMatch(/<img src="[^"]*\/files\/[\w-]{36}\.png"/);
      }
    });

    it('serves the logo as a picture of ours, for ever', async () => {
      await save({ ...fields, logo });
      const { status, headers } = await owner.get(logoIn((await testPage()).text) ?? '');
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(headers.get('cache-control')).toContain('immutable');
      const png = await owner.get(`${logoIn((await testPage()).text)}.png`);
      expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(png.text).toContain('PNG');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect((await owner.get('/files/0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10')).status).toBe(404);
      expect((await owner.get('/files/..%2Fsecret.key')).status).toBe(404);
    });

    it('is decided as it was looked at, never as it has become', async () => {
      await save(fields);
      await save({ ...fields, name: 'Your Bank' });
      await expect(changeBrand(services(), accountId, { command: 'approve', version: 1 })).rejects.toThrow(
        'it is version 2 now',
      );
      await changeBrand(services(), accountId, { command: 'decline', version: 2, reason: 'You are no bank' });
      await expect(changeBrand(services(), accountId, { command: 'approve', version: 2 })).rejects.toThrow(
        'nothing that waits',
      );
      expect(wordsOf(await owner.get(page()))).toContain('They say: You are no bank');
      expect((await livePage()).text).not.toContain('Your Bank');
    });

    it('goes on in live mode as it was approved while a change of it waits', async () => {
      await save(fields);
      await changeBrand(services(), accountId, { command: 'approve', version: 1 });
      await save({ ...fields, name: 'Another Name', use_colour: '' });
      expect((await livePage()).text).toContain('Adire Market');
      const changed = await testPage();
      expect([changed.text.includes('Another Name'), changed.text.includes('#ffd400')]).toEqual([
        true,
        false,
      ]);
    });

    it.each([
      [{ name: '<b>' }, 'Enter 2 to 60 letters'],
      [{ support_email: 'nobody' }, 'Enter an address such as'],
      [{ support_phone: 'call' }, 'Enter digits and spaces'],
      [{ logo: new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }) }, 'no PNG, JPEG or WebP'],
      [{ logo: new Blob([png.subarray(0, 50)], { type: 'image/png' }) }, 'Save'],
      [{ logo: new Blob([new Uint8Array(2_000_001)]) }, 'larger than 2 MB'],
    ])('says what is wrong with %j, and keeps what was typed', async (wrong, words) => {
      const answer = await save({ ...fields, ...wrong });
      expect([answer.status, wordsOf(answer)]).toEqual([422, expect.stringContaining(words)]);
      expect(answer.text).toContain('value="#ffd400"');
      expect((await testPage()).text).not.toContain('Adire Market');
    });

    it('is an owner’s alone, with a proof that is fresh', async () => {
      const developer = new StaffUser(service, `brand-developer-${++count}@example.com`);
      await developer.signIn();
      await developer.join(accountId, 'developer');
      const token = { form_token: await developer.formToken() };
      expect((await developer.visitor.postFiles(page(), { ...token, ...fields })).status).toBe(403);
      const stranger = new Visitor(service);
      expect((await stranger.postFiles(page(), fields)).location).toContain('/dashboard/sign-in');
      expect((await owner.visitor.postFiles(page(), fields)).status).toBe(403);
      await owner.endProof();
      const asked = await save({ ...fields, logo });
      // What was typed comes along; the file has to be chosen again.
      expect([wordsOf(asked).includes('Is it you?'), asked.text.includes('Adire Market')]).toEqual([
        true,
        true,
      ]);
      expect((await testPage()).text).not.toContain('Adire Market');
    });

    it('forgets a logo a day after nothing shows it', async () => {
      await save({ ...fields, logo });
      const [first] = readdirSync(folder).toSorted().slice(-1);
      await save({ ...fields, logo });
      const { clock } = services();
      await purgeOrphans({ ...services(), clock: { now: () => clock.now() + 23 * 3_600_000 } });
      expect(readdirSync(folder)).toContain(first);
      await purgeOrphans({ ...services(), clock: { now: () => clock.now() + 25 * 3_600_000 } });
      expect(readdirSync(folder)).not.toContain(first);
      expect((await owner.get(`/files/${first}`)).status).toBe(404);
      const shown = logoIn((await testPage()).text) ?? '';
      expect((await owner.get(shown)).status).toBe(200);
      await save({ ...fields, remove_logo: 'yes' });
      expect(logoIn((await testPage()).text)).toBeNull();
    });

    it('asks an owner of an approved account for a second factor, not for codes without end', async () => {
      await approve(services(), accountId);
      const asked = await owner.get(page());
      expect([asked.status, wordsOf(asked).includes('second factor')]).toEqual([403, true]);
    });

    it('is taken out of live mode by the operator', async () => {
      await save(fields);
      await changeBrand(services(), accountId, { command: 'approve', version: 1 });
      await changeBrand(services(), accountId, { command: 'withdraw', reason: 'Reported as a fraud' });
      expect((await livePage()).text).not.toContain('Adire Market');
      expect(wordsOf(await owner.get(page()))).toContain('They say: Reported as a fraud');
      await expect(
        changeBrand(services(), accountId, { command: 'withdraw', reason: 'again' }),
      ).rejects.toThrow('shows no brand');
    });

    it('is read from no form of more than fifty parts', async () => {
      const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`more-${n}`, '']));
      expect((await save({ ...fields, ...many })).status).toBe(403);
      expect((await testPage()).text).not.toContain('Adire Market');
    });

    it('is in what the owner downloads of the account', async () => {
      await save(fields);
      const { text } = await owner.get(`/dashboard/${accountId}/live/settings/export.json`);
      expect(JSON.parse(text).account.brand).toMatchObject({
        proposed: { name: 'Adire Market' },
        approved: null,
      });
    });

    it('takes twenty logos a day', async () => {
      for (let n = 0; n < 20; n++) expect((await save({ ...fields, logo })).status).toBe(303);
      const refused = await save({ ...fields, logo });
      expect([refused.status, wordsOf(refused)]).toEqual([
        422,
        expect.stringContaining('20 logos within a day'),
      ]);
    });

    it('lets a shop switch off the way back by itself, in one mode, and keeps the link', async () => {
      const returning = 'https://shop.example.com/thanks';
      const openPage = () => testPage({ return_url: returning });
      expect((await openPage()).text).toContain('data-undecided');
      const form = { form_token: await owner.formToken(), automatic: 'no' };
      expect((await owner.visitor.post(`${page()}/return`, form)).status).toBe(303);
      const open = await openPage();
      expect([open.text.includes('data-undecided'), open.text.includes(`href="${returning}"`)]).toEqual([
        false,
        true,
      ]);
      const choiceIn = (mode: 'test' | 'live') => returnsAutomatically(services(), { accountId, mode });
      expect([await choiceIn('test'), await choiceIn('live')]).toEqual([false, true]);
      const log = wordsOf(await owner.get(`/dashboard/${accountId}/test/settings/audit`));
      expect(log).toContain('The way back to the shop was changed');
      await owner.visitor.post(`${page()}/return`, { ...form, automatic: 'yes' });
      expect((await openPage()).text).toContain('data-undecided');
    });

    it('is in the audit log, by whom', async () => {
      await save(fields);
      await changeBrand(services(), accountId, { command: 'approve', version: 1 });
      const log = wordsOf(await owner.get(`/dashboard/${accountId}/live/settings/audit`));
      expect(log).toContain('The brand was changed');
      expect(log).toContain('The brand was approved for live mode');
    });
  });
});
