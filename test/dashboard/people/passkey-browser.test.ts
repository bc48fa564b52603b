import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { complaintsOf } from '../../harness/browsing.js';
import { heading, inspectState } from '../../harness/page-states.js';
import { keepPicture } from '../../harness/pictures.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner } from '../../harness/staff.js';
import { databaseFolder } from '../../harness/stores.js';

const enrolPath = '/dashboard/me/passkeys/new';

const settings: [name: string, title: string][] = [
  ['settings', 'Settings'],
  ['settings/brand', 'Your brand'],
  ['settings/approval', 'Going live'],
  ['settings/members', 'Members'],
  ['developers/keys', 'API keys'],
  ['developers/keys/new', 'New API key'],
  ['settings/payout', 'Payout account'],
  ['settings/alerts', 'Alerts'],
  ['settings/security', 'Security'],
  ['settings/audit', 'Audit log'],
  ['settings/close', 'Close the account'],
  ['settings/recovery', 'Another owner'],
];

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('people and settings in a browser', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  let owner: Owner;
  let site: string;
  /** Shows one screen after another: a new page for each would start cold. */
  let shown: Page;
  let complaints: string[];

  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'people.db')}`);
    const { config } = service.deps.services;
    // Browsers offer passkeys on this name alone.
    config.siteUrl = config.siteUrl.replace('127.0.0.1', 'localhost');
    site = config.siteUrl;
    owner = await newOwner(service, site);
    browser = await startBrowser();
    shown = await (await signedIn()).newPage();
    complaints = complaintsOf(shown);
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  /** A context that is signed in as the owner. */
  const signedIn = async (javaScriptEnabled = true): Promise<BrowserContext> => {
    const context = await browser.newContext({ javaScriptEnabled });
    const value = owner.user.visitor.cookies.get('staff') ?? '';
    await context.addCookies([{ name: 'staff', value, url: site }]);
    return context;
  };
  /** A device that says yes, or one that has no passkey of ours. */
  const withDevice = async (page: Page): Promise<CDPSession> => {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return session;
  };

  it.each(settings)(
    '%s fits a phone and a desktop, in light and dark, without complaints of axe',
    async (path, title) => {
      complaints.length = 0;
      const state = { name: path.replace('/', '-'), title, prepare: async () => '' };
      const mode = path === 'settings/audit' ? 'live' : 'test';
      await inspectState(shown, state, {
        url: `${site}${owner.at(mode, `/${path}`)}`,
        suite: 'dashboard-people',
      });
      expect(complaints).toEqual([]);
    },
  );

  it('shows a brand as it is typed, before it is saved', async () => {
    const context = await signedIn();
    const page = await context.newPage();
    await page.goto(`${site}${owner.at('test', '/settings/brand')}`);
    const preview = page.locator('#preview');
    const fill = () => preview.locator('rect').first().getAttribute('fill');
    await page.locator('#name').fill('Adire Market');
    await page.locator('#colour').fill('#ffd400');
    expect(await preview.locator('.brand strong').textContent()).toBe('Adire Market');
    expect(await fill()).toBe('#ffd400');
    await page.locator('[name=use_colour]').uncheck();
    expect(await fill()).toBeNull();
    await page.locator('#name').fill('');
    expect(await preview.locator('.brand strong').textContent()).toBe(owner.name);
    await context.close();
  });

  it('adds a passkey, uses it as the proof, and says so where the device has none', async () => {
    const context = await signedIn();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await withDevice(page);
    const state = { name: 'passkey-new', title: 'Add a passkey', prepare: async () => '' };
    await inspectState(page, state, { url: `${site}${enrolPath}`, suite: 'dashboard-people' });
    await page.getByLabel('Name').fill('Phone');
    await page.getByRole('button', { name: 'Add a passkey of this device' }).click();
    await heading(page, 'The passkey is added');
    await owner.user.endProof();
    const members = owner.at('test', '/developers/keys/new');
    await page.goto(`${site}${members}`);
    await heading(page, 'Is it you?');
    await keepPicture(page, 'dashboard-people', 'passkey-proof');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(`**${members}`);
    await owner.user.endProof();
    const other = await context.newPage();
    await withDevice(other);
    await other.goto(`${site}${members}`);
    await other.getByRole('button', { name: 'Use a passkey' }).click();
    await other.getByText('Your device has given no passkey').waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('offers a recovery code where no script runs', async () => {
    const context = await signedIn(false);
    const page = await context.newPage();
    await owner.user.endProof();
    await page.goto(`${site}${owner.at('test', '/developers/keys/new')}`);
    await page.getByText('A passkey needs JavaScript').waitFor();
    expect(await page.getByRole('button', { name: 'Use a passkey' }).isVisible()).toBe(false);
    await page.getByLabel('Recovery code').fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('That is not the code').waitFor();
    await context.close();
  });
});
