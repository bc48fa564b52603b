import { validateHeaderName, validateHeaderValue } from 'node:http';
import { usage } from '../../exit.js';
import { parseUrl } from '../../url.js';
import type { CommandContext } from '../command.js';

export interface Target {
  url: URL;
  /** Sent in addition to a delivery's own. */
  headers: Readonly<Record<string, string>>;
  /** Accept any certificate; loopback only. */
  skipVerify: boolean;
}

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Headers that a delivery or the HTTP client sets itself. */
const taken =
  /^(x-service-|webhook-)|^(content-type|content-length|user-agent|transfer-encoding|connection|expect)$/i;

/** Reads an address, with or without scheme, or a port alone. */
function readAddress(text: string): URL {
  if (/^[^./:]+(\/|$)/.test(text) && !/^(\d+|localhost)(\/|$)/i.test(text)) {
    throw usage(
      `--forward-to must be a port or an address, and '${text}' is neither.`,
      'For example: --forward-to 3000, localhost:3000/webhooks or http://localhost:3000/webhooks',
    );
  }
  const whole = /^\d+(\/|$)/.test(text) ? `localhost:${text}` : text;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(whole) ? whole : `http://${whole}`;
  const url = parseUrl(address);
  if (url?.port === '0') throw usage(`--forward-to must have a port from 1 to 65535, not '${text}'.`);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw usage(
    `--forward-to must be an http:// or https:// address without a password, not '${text}'.`,
    'For example: --forward-to http://localhost:3000/webhooks',
  );
}

function readHeader(line: string): [string, string] {
  const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(line) ?? [];
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw usage(`--header must be 'Name: value', not '${line}'.`);
  }
  if (taken.test(name)) throw usage(`--header cannot set ${name}: every delivery sets it.`);
  return [name.toLowerCase(), value];
}

export function readTarget({ values }: CommandContext): Target {
  const given = values.forwardTo as string | undefined;
  if (given === undefined)
    throw usage('Missing: --forward-to.', 'For example: --forward-to http://localhost:3000/webhooks');
  const url = readAddress(given);
  const skipVerify = values.skipVerify === true;
  if (skipVerify && !(url.protocol === 'https:' && loopback.test(url.hostname)))
    throw usage('--skip-verify only works with https on this machine.');
  const headers = ((values.header as string[] | undefined) ?? []).map(readHeader);
  return { url, headers: Object.fromEntries(headers), skipVerify };
}
