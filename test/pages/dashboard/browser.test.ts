import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rollUpFigures } from '../../../server/src/features/figures/roll-up.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { assets } from '../../../web/src/assets.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { complaintsOf } from '../../harness/browsing.js';
import { inspectState } from '../../harness/page-states.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

/** Of a page with its style sheet and its script, compressed. */
const bytesMax = 60_000;

type Ids = Record<'escrow' | 'endpoint' | 'delivery' | 'request' | 'dispute', string>;

const screens: [name: string, title: string, path: (ids: Ids) => string][] = [
  ['home', 'Kano Gadgets', () => ''],
  ['escrows', 'Escrows', () => '/escrows'],
  ['escrows-narrowed', 'Escrows', () => '/escrows?status=funded&min=x'],
  ['charges', 'Charges', () => '/charges'],
  ['escrow', 'KG-20451', ({ escrow }) => `/escrows/${escrow}`],
  ['refund-choice', 'Refund the buyer', ({ escrow }) => `/escrows/${escrow}/refund`],
  ['refund-plan', 'Refund the buyer', ({ escrow }) => `/escrows/${escrow}/refund?amount=1000&reason=Scratch`],
  ['release-plan', 'Release to the seller', ({ escrow }) => `/escrows/${escrow}/release?amount=`],
  ['deliver', 'Record the delivery', ({ escrow }) => `/escrows/${escrow}/deliver`],
  ['disputes', 'Disputes', () => '/disputes'],
  ['evidence', 'Answer the dispute', ({ dispute }) => `/disputes/${dispute}/evidence`],
  ['payouts', 'Payouts', () => '/payouts'],
  ['refunds', 'Refunds', () => '/refunds'],
  ['balance', 'Balance', () => '/balance'],
  ['charts', 'Charts', () => '/charts'],
  ['sellers', 'Sellers', () => '/sellers'],
  ['developers', 'Developers', () => '/developers'],
  ['endpoint', 'https://shop.example.com/hooks', ({ endpoint }) => `/developers/endpoints/${endpoint}`],
  ['delivery', 'webhook.test', ({ delivery }) => `/developers/deliveries/${delivery}`],
  ['requests', 'Request log', () => '/developers/requests'],
  ['request', 'initiateEscrow', ({ request }) => `/developers/requests/${request}`],
  ['sandbox', 'Sandbox', () => '/sandbox'],
  ['not-found', 'There is nothing here', () => '/escrows/none'],
];

async function makeSales(service: Service): Promise<Ids> {
  const first = await TestEscrow.funded(service, {
    reference: 'KG-20451',
    description: 'Samsung Galaxy S24 Ultra, 256 GB, UK used',
    customer_name: 'Amaka Okafor',
    seller_name: 'Bola Idris Phones',
    amount: 50_000_000,
    metadata: { order: 12, colours: ['black', 'grey'] },
  });
  await first.post('refund', { amount: 500_000 }, { 'Idempotency-Key': 'refund-of-a-part' });
  const disputed = await TestEscrow.funded(service, { reference: 'KG-20452', description: 'Sofa' });
  await disputed.post('deliver', proof);
  await disputed.post('dispute', {
    reason: 'damaged',
    description: 'A leg is broken.',
    on_behalf_of: 'buyer',
  });
  await TestEscrow.open(service, { reference: 'KG-20453', seller_email: undefined });
  const paid = await TestEscrow.funded(service, { reference: 'KG-20454', amount: 7_500_000 });
  await paid.post('release');
  await advance(service, { minutes: 5 });
  const url = 'https://shop.example.com/hooks';
  const { body: endpoint } = await service.call('POST', '/webhooks', { body: { url } });
  const { body: delivery } = await service.call('POST', `/webhooks/${endpoint.id}/test`, { body: {} });
  // Stopping writes what waits.
  await service.deps.apiRequestWriter.stop();
  service.deps.apiRequestWriter.start();
  const { store, clock } = service.deps.services;
  await rollUpFigures({ store, clock: { now: () => clock.now() + 3_600_000 } });
  const [request] = await store.list(
    fixedQuery<{ id: string }>("select id from api_request where operation = 'initiateEscrow'"),
  );
  const { escrow_id: escrow } = await first.read();
  const { dispute } = await disputed.read();
  return {
    escrow,
    dispute: dispute.id,
    endpoint: endpoint.id,
    delivery: delivery.id,
    request: request?.id ?? '',
  };
}

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('The dashboard in a browser', { timeout: 120_000 }, () => {
  let service: Service;
  let served: Screens;
  let browser: Browser;
  let ids: Ids;
  /** Shows one screen after another: a new page for each would start cold. */
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    const resolveName = async () => ['93.184.216.34'];
    service = await startService(`sqlite:${join(databaseFolder(), 'dashboard.db')}`, {}, { resolveName });
    served = await openScreens(service);
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    complaints = complaintsOf(page);
    ids = await makeSales(service);
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
    await service.stop();
  });

  it.each(screens)(
    '%s fits a phone and a desktop, in light and dark, without complaints of axe',
    async (name, title, path) => {
      const state = { name, title, prepare: async () => '' };
      complaints.length = 0;
      await inspectState(page, state, { url: served.at(path(ids)), suite: 'dashboard' });
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      const { text } = await served.get(path(ids));
      const { dashboardStyle, script } = assets();
      const bytes = gzipSync(text).length + dashboardStyle.gzip.length + script.gzip.length;
      expect(bytes).toBeLessThanOrEqual(bytesMax);
    },
  );

  it('is refunded by the keyboard alone, without a script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(served.at(`/escrows/${ids.escrow}`));
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await page.getByRole('link', { name: 'Refund the buyer' }).press('Enter');
    await page.getByLabel('Amount, ₦').fill('2000');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Refund ₦2,000.00' }).press('Enter');
    await page.getByText('The money is on its way back').waitFor();
    await context.close();
  });
});
