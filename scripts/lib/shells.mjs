import { findProgram, installPackages } from './debian.mjs';

/**
 * Completion is tested in the shells themselves, and the manual with what reads it. What is missing is
 * installed where it can be; otherwise the answer says why not, and the tests that need it are skipped.
 */
export async function installShells() {
  const missing = ['zsh', 'fish', 'mandoc'].filter((name) => !findProgram([name]));
  return missing.length === 0 ? null : installPackages(`${missing.join(', ')}:`, missing);
}
