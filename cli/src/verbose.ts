import type { Output } from './output.js';
import { maskedSecret, printable } from './printable.js';

type Fetch = typeof globalThis.fetch;

/** Fields whose values are never printed. */
const secretNames = /(?:^|_)(?:secret|secrets|token|password|otp|pin)$/;
/** The key of a checkout page lets whoever has it see the order. */
const pageKeys = /([?&]key=)[\w-]+/g;
const shownMax = 10_000;

function hide(name: string, value: unknown): unknown {
  return secretNames.test(name) && value !== null ? '…' : value;
}

/** Returns a body on one line, without secrets. */
function bodyText(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text, hide));
  } catch {
    // What is not JSON is printed as it came.
  }
  const plain = printable(shown.replace(pageKeys, '$1…'));
  return plain.length > shownMax ? `${plain.slice(0, shownMax)}… (${plain.length} characters)` : plain;
}

function headerLines(headers: Headers): string[] {
  return [...headers].map(([name, value]) => {
    const shown = name === 'authorization' ? `Bearer ${maskedSecret(value.replace(/^Bearer /, ''))}` : value;
    return printable(`${name}: ${shown}`);
  });
}

function isStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
}

/** Wraps `fetch`: prints each request and its response on stderr, with secrets hidden. */
export function traced({ say, paintNote }: Output, fetch: Fetch = globalThis.fetch): Fetch {
  const print = (mark: string, lines: readonly string[]): void =>
    say(lines.map((each) => paintNote('dim', `${mark} ${each}`)).join('\n'));
  return async (input, init = {}) => {
    const { method = 'GET', body } = init;
    const address = printable(String(input).replace(pageKeys, '$1…'));
    const sent = typeof body === 'string' ? [bodyText(body)] : [];
    print('>', [`${method} ${address}`, ...headerLines(new Headers(init.headers)), ...sent]);
    const startedAtMs = performance.now();
    const took = (): string => `${Math.round(performance.now() - startedAtMs)} ms`;
    try {
      const response = await fetch(input, init);
      const { status, headers } = response;
      const text = isStream(response) ? '' : await response.clone().text();
      const request = headers.get('x-request-id') ?? 'without an id';
      const received = text === '' ? [] : [bodyText(text)];
      print('<', [`${status} after ${took()}, request ${request}`, ...headerLines(headers), ...received]);
      return response;
    } catch (error) {
      print('<', [`no response after ${took()}`]);
      throw error;
    }
  };
}
