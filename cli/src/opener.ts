import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { CommandContext } from './commands/command.js';
import type { Host } from './context.js';
import type { Output } from './output.js';
import { printable } from './printable.js';
import { parseUrl } from './url.js';

/** A program and its arguments; no shell interprets the address. */
type Words = readonly [program: string, ...args: string[]];

/** An opener that still runs after this long is itself the browser. */
const patienceMs = 2_000;

/** Returns the platform's opener. On Windows `start` would need a shell. */
function platformOpener(platform: NodeJS.Platform, env: Host['env'], url: string): Words | null {
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  // Without a display xdg-open starts a text browser in this terminal.
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', url] : null;
}

/** Reads BROWSER: commands separated by colons; `%s` is the address, else it comes last. */
function ownBrowsers({ BROWSER }: Host['env'], url: string): Words[] {
  const commands = (BROWSER ?? '').split(process.platform === 'win32' ? ';' : ':');
  return commands.flatMap((command) => {
    const [program, ...args] = command.split(' ').filter((word) => word !== '');
    if (program === undefined) return [];
    const hasPlace = args.some((word) => word.includes('%s'));
    const placed = args.map((word) => word.replaceAll('%s', () => url));
    return [[program, ...placed, ...(hasPlace ? [] : [url])] as const];
  });
}

/** Resolves to true if the program succeeds or still runs after a while. */
async function start([program, ...args]: Words, env: Host['env']): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: { ...env } });
  child.unref();
  child.on('error', () => undefined);
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => code === 0);
  const runsOn = setTimeout(patienceMs, true, { signal });
  try {
    return await Promise.race([ended, runsOn]);
  } catch {
    return false;
  } finally {
    over.abort();
    await Promise.allSettled([ended, runsOn]);
  }
}

/** Opens an address in the browser; returns the opened address, or null if no browser can be started. */
async function openAddress({ env }: Host, url: string): Promise<string | null> {
  const parsed = parseUrl(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const { href } = parsed;
  const standard = platformOpener(process.platform, env, href);
  for (const words of [...ownBrowsers(env, href), ...(standard ? [standard] : [])]) {
    if (await start(words, env)) return href;
  }
  return null;
}

/** Opens an address in the browser; prints the address if no browser can be started. */
export async function openInBrowser(
  { host, output }: { host: Host; output: Output },
  url: string,
): Promise<void> {
  const href = await openAddress(host, url);
  if (href === null) output.note(`No browser could be opened. The address is ${url}`);
  else output.hint(`Opened ${href}`);
}

/** Prints the address of a page and opens it, unless the caller asked for JSON. */
export async function showPage(
  { host, output, values, print }: CommandContext,
  answer: { url: string; topic?: string | null },
): Promise<void> {
  print(answer, () => printable(answer.url));
  if (values.json !== undefined || values.query !== undefined) return;
  const isOpened = (await openAddress(host, answer.url)) !== null;
  output.hint(
    isOpened ? 'Opened in your browser.' : 'No browser could be opened: open the address yourself.',
  );
}
