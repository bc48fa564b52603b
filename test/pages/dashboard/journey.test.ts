import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { complaintsOf } from '../../harness/browsing.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { payout, proof } from '../../harness/test-escrow.js';
import { mailsSent, newestCode } from '../../harness/visitor.js';

const reference = 'FIRST-1';

/** Somebody with a browser at the width of a phone. */
class Person {
  private constructor(
    readonly service: Service,
    readonly page: Page,
    readonly complaints: readonly string[],
  ) {}

  static async meet(service: Service, browser: Browser, hasScript: boolean): Promise<Person> {
    const viewport = { width: 360, height: 740 };
    const context: BrowserContext = await browser.newContext({ viewport, javaScriptEnabled: hasScript });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return new Person(service, page, complaintsOf(page));
  }

  async at(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.service.url).href);
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.page.locator(`#${name}`).fill(value);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.page.waitForLoadState();
  }

  async follow(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).first().click();
    await this.page.waitForLoadState();
  }

  async signIn(email: string): Promise<void> {
    await this.at('/dashboard');
    await this.fill({ email });
    await this.press('Send me a code');
    await this.fill({ code: await newestCode(this.service) });
    await this.press('Sign in');
  }

  /** What the middle of the page says. */
  async said(): Promise<string> {
    return (await this.page.locator('main').allInnerTexts()).join(' ').replace(/\s+/g, ' ');
  }

  /** The address of the account in test mode. */
  account(): string {
    return /\/dashboard\/[\w-]+\/test/.exec(this.page.url())?.[0] ?? '';
  }
}

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath).each([
  ['with a script', true],
  ['without a script', false],
])('the first sale of a merchant, %s', { timeout: 180_000 }, (_, hasScript) => {
  let service: Service;
  let receiver: Receiver;
  let browser: Browser;
  let owner: Person;
  let home: string;
  let key: string;

  beforeAll(async () => {
    receiver = await Receiver.start();
    const { settings, outgoing } = reaching(receiver);
    const file = join(databaseFolder(), `first-sale-${hasScript}.db`);
    service = await startService(`sqlite:${file}`, settings, outgoing);
    browser = await startBrowser();
    owner = await Person.meet(service, browser, hasScript);
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
    await receiver.stop();
  });

  /** What a terminal does with a key: curl, as the documentation shows it. */
  const curl = async (path: string, body?: object, as = key) => {
    const sent = body === undefined ? [] : ['--json', JSON.stringify(body)];
    const head = [
      '-s',
      '-H',
      `Authorization: Bearer ${as}`,
      '-H',
      `Idempotency-Key: once${path.replaceAll('/', '.')}`,
    ];
    const { stdout } = await promisify(execFile)('curl', [...head, ...sent, service.url + path]);
    return JSON.parse(stdout);
  };
  const makeKey = async (name: string, scopes?: readonly string[]) => {
    await owner.at(`${home}/developers/keys`);
    await owner.follow('New key');
    await owner.fill({ name });
    for (const box of await owner.page.locator('input[name=scopes]').all()) {
      const isWanted = scopes?.includes((await box.getAttribute('value')) ?? '') ?? true;
      if ((await box.isChecked()) !== isWanted) await box.setChecked(isWanted);
    }
    await owner.press('Create the key');
    return /svc_test_\w{36}/.exec(await owner.page.content())?.[0] ?? '';
  };

  it('begins with an address, an account and a key', async () => {
    await owner.signIn('amaka@example.com');
    await owner.fill({ name: 'Kano Gadgets' });
    await owner.press('Open the account');
    home = owner.account();
    expect(await owner.said()).toContain('Kano Gadgets');
    key = await makeKey('shop');
    expect((await curl('/account')).name).toBe('Kano Gadgets');
  });

  it('is opened by curl, paid in the sandbox, delivered and released', async () => {
    await curl('/webhooks', { url: receiver.url('/hooks'), events: ['escrow.released'] });
    const opened = await curl('/escrow/initiate', { ...initiateBody(), reference, amount: 2_500_000 });
    expect(opened.reference).toBe(reference);
    await owner.at(`${home}/sandbox`);
    await owner.page
      .locator('form', { hasText: 'Reference of the escrow' })
      .locator('#reference')
      .fill(reference);
    await owner.press('Pay');
    expect(await owner.said()).toContain('The bank has made the transfer.');
    const accepted = await curl(`/escrow/${reference}/accept`, { payout });
    expect(accepted.seller_accepted_at, JSON.stringify(accepted)).toBeTruthy();
    await owner.at(`${home}/escrows`);
    await owner.follow(reference);
    await owner.follow('Record the delivery');
    await owner.page.getByText('The photo is online already').click();
    await owner.fill(proof);
    await owner.press('Record the delivery');
    await owner.follow('Release to the seller');
    await owner.press('Show what would happen');
    expect(await owner.said()).toContain('₦25,000.00 to the seller');
    await owner.press('Release ₦25,000.00');
    expect((await curl(`/escrow/${reference}`)).status).toBe('released');
  });

  it('tells its story, the delivery of its webhook and its requests', async () => {
    const [posted] = await receiver.count('/hooks', 1);
    expect(posted?.body).toMatchObject({ event: 'escrow.released', reference });
    await owner.at(`${home}/escrows`);
    await owner.follow(reference);
    const story = await owner.said();
    for (const word of ['amaka@example.com', 'the dashboard', 'Released']) expect(story).toContain(word);
    await service.deps.apiRequestWriter.stop();
    service.deps.apiRequestWriter.start();
    await owner.at(`${home}/developers/requests`);
    await owner.follow('initiateEscrow');
    expect(await owner.said()).toContain(`"reference": "${reference}"`);
    await owner.at(`${home}/developers`);
    await owner.follow('escrow.released');
    expect(await owner.said()).toContain(reference);
  });

  it('is refused to a key without the scope, and to a member without the right', async () => {
    const reading = await makeKey('reports', ['read']);
    expect((await curl(`/escrow/${reference}`, undefined, reading)).reference).toBe(reference);
    expect(await curl(`/escrow/${reference}/refund`, {}, reading)).toMatchObject({
      status: 403,
      code: 'key_scope',
    });

    await owner.at(`${home}/settings/members`);
    await owner.fill({ email: 'chidi@example.com' });
    await owner.page.locator('#role').selectOption('support');
    await owner.press('Send the invitation');
    await mailsSent(service);
    const [mail] = await service.deps.services.sandboxMailer.list();
    const invitation = /https?:\/\/\S+(\/dashboard\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const member = await Person.meet(service, browser, hasScript);
    await member.signIn('chidi@example.com');
    await member.at(invitation);
    await member.press('Accept');
    await member.at(`${home}/escrows`);
    await member.follow(reference);
    expect(await member.said()).toContain('Released');
    await member.at(`${home}/developers/keys`);
    expect(await member.said()).not.toContain('reports');
    expect([...owner.complaints, ...member.complaints].filter((text) => !text.includes('403'))).toEqual([]);
  });
});
