import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpuMsOf } from './processor-time.js';
import { serverCommand, serviceEnvironment } from './service.js';

const everyMs = 50;

/** What one verification took. */
export interface VerifyCost {
  movements: number;
  seconds: number;
  cpuSeconds: number;
  /** The most memory that it held. */
  megabytes: number;
}

/**
 * Runs `escrow-server ledger verify` in a process of its own.
 *
 * @throws Error if it finds anything
 */
export async function measureVerify(databaseUrl: string, flags: readonly string[]): Promise<VerifyCost> {
  const begunMs = performance.now();
  const child = spawn(process.execPath, [serverCommand, 'ledger', 'verify', ...flags], {
    env: serviceEnvironment(databaseUrl),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let [cpuMs, megabytes] = [0, Number.NaN];
  const watch = setInterval(() => {
    const pid = child.pid as number;
    cpuMs = cpuMsOf(pid) ?? cpuMs;
    megabytes = peakMegabytes(pid) ?? megabytes;
  }, everyMs);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`ledger verify ended with ${code}`);
  const movements = [...said.matchAll(/(\d+) movements/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return { movements, seconds: (performance.now() - begunMs) / 1_000, cpuSeconds: cpuMs / 1_000, megabytes };
}

/** The most memory that a process has held so far; null where the system does not tell. */
function peakMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
