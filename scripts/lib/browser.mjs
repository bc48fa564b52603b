import { findProgram, installPackages } from './debian.mjs';

/**
 * The pages are tested in Debian's Chromium. Where it is missing and can be installed, it is; otherwise the
 * answer says why not, and the tests that need it are skipped.
 */
export async function installBrowser() {
  if (findProgram(['chromium', 'chromium-browser', 'google-chrome'])) return null;
  return installPackages('Chromium is', ['chromium']);
}
