import { findProgram, installPackages } from './debian.mjs';

/**
 * Installs Debian's Chromium for the tests of the pages, where it is missing. Returns null, or why it could
 * not, in which case those tests are skipped.
 */
export async function installBrowser() {
  if (findProgram(['chromium', 'chromium-browser', 'google-chrome'])) return null;
  return installPackages('Chromium is', ['chromium']);
}
