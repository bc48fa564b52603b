import { findProgram, installPackages } from './debian.mjs';

/** Installs the shells that completion is tested in, where it may; else returns why tests are skipped. */
export async function installShells() {
  const missing = ['zsh', 'fish'].filter((name) => !findProgram([name]));
  return missing.length === 0 ? null : installPackages(`${missing.join(', ')}:`, missing);
}
