import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A failure that the user can fix; only its message is printed, without a stack. */
export class Stop extends Error {}

/**
 * Runs a program to its end and returns its exit code and everything it printed.
 * Without `onLine` it prints to the terminal and `output` is empty.
 */
export function run(command, args, { onLine, env = process.env, shell = false } = {}) {
  const stdio = onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, env, stdio, shell });
  const stopForwarding = forwardSignals(child);
  const output = onLine ? collectLines(child, onLine) : [];
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stopForwarding();
      resolve({ code: code ?? (signal ? 1 : 0), output: output.join('\n') });
    });
  });
}

/** Runs a Node program of the repository. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

function collectLines(child, onLine) {
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    const take = (line) => {
      // npm warns about other tools' settings in every run.
      if (line.startsWith('npm warn Unknown ')) return;
      lines.push(line);
      onLine(line);
    };
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      const parts = (rest + text).split(/\r?\n/);
      rest = parts.pop();
      parts.forEach(take);
    });
    stream.on('end', () => rest && take(rest));
  }
  return lines;
}

/** Passes SIGINT and SIGTERM on to the child, then ends with the matching code. */
function forwardSignals(child) {
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => [
    signal,
    () => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    },
  ]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}
