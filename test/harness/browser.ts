import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** Debian's Chromium, which `npm test` installs where it can; undefined where there is none. */
export const browserPath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => names.map((name) => join(folder, name)))
  .find(existsSync);

/** Starts it without background requests. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath as string,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
}
