import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loader, portSetting } from './audit.js';

const onCall = fileURLToPath(new URL('on-call.ts', import.meta.url));

/** Starts an auditor that runs until it is stopped, which spares each audit the start of a process. */
export async function startAuditor(): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', loader, onCall], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.env[portSetting] = await portOf(child);
  return {
    stop: async () => {
      delete process.env[portSetting];
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function portOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The auditor ended with ${code}`);
  });
  ended.catch(() => undefined);
  const [port] = await Promise.race([once(lines, 'line'), ended]);
  return port;
}
