import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaintsOf } from './browsing.js';
import { heading, phone } from './page-states.js';

/** The kind of device a person uses. */
export type Device = BrowserContextOptions & { name: string };

const screen = { viewport: { width: 1280, height: 800 } };
export const livePhone: Device = { ...phone, name: 'a phone' };
export const liveDesktop: Device = { ...screen, name: 'a desktop' };
export const plainPhone: Device = { ...phone, javaScriptEnabled: false, name: 'a phone without scripts' };
export const plainDesktop: Device = {
  ...screen,
  javaScriptEnabled: false,
  name: 'a desktop without scripts',
};

/** Somebody with a device of their own, on the pages of one order. */
export class PageUser {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly hasScript: boolean,
    private readonly complaints: string[],
  ) {}

  static async at(browser: Browser, { name: _name, ...options }: Device): Promise<PageUser> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    return new PageUser(page, context, options.javaScriptEnabled ?? true, complaintsOf(page));
  }

  /** With a script the page updates by itself within a second; without, it is loaded again. */
  async hears(title: string): Promise<void> {
    if (!this.hasScript) await this.page.reload();
    await this.sees(title);
  }

  sees(title: string): Promise<void> {
    return heading(this.page, title);
  }

  reads(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).click();
  }

  /** Lets a transfer arrive in test mode, by the folded buttons at the end of the page. */
  async pay(name: string | RegExp): Promise<void> {
    const fold = this.page.locator('#simulate');
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    await this.press(name);
  }

  follow(name: string | RegExp): Promise<void> {
    return this.page.getByRole('link', { name }).click();
  }

  fill(label: string, text: string): Promise<void> {
    return this.page.getByLabel(label).fill(text);
  }

  /** Returns the value beside a label on the page. */
  async fact(name: string): Promise<string> {
    const value = this.page.locator(`dl > div:has(> dt:text-is("${name}")) > dd`).first();
    return (await value.textContent()) ?? '';
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.complaints).toEqual([]);
  }
}
