import { usage } from '../../exit.js';
import type { CommandContext } from '../command.js';
import { readBody, readNamed } from '../delivery-input.js';

export interface Delivery {
  body: Buffer;
  headers: readonly (readonly [string, string])[];
  /** When it was sent, if known; its timestamp is checked against this time. */
  sentAtMs?: number;
}

interface AttemptAnswer {
  started_at: string;
  request_headers: Record<string, string> | null;
  request_body: string | null;
}

const example = "--header 'webhook-id: 0198c7c6-…'";

function readLine(line: string, flag: string): [string, string] {
  const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*:\s*(.*?)\s*$/.exec(line);
  if (match) return [match[1] ?? '', match[2] ?? ''];
  throw usage(`${flag} must be a name, a colon and a value, not '${line}'.`, `For example: ${example}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads headers as JSON, as `webhooks sign --json` prints them, or one a line, as curl does. */
function readHeadersFile(path: string): [string, string][] {
  const text = readNamed(path, '--headers-file').toString('utf8');
  if (text.trimStart().startsWith('{')) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch (error) {
      throw usage(`--headers-file is not JSON: ${(error as Error).message}`);
    }
    if (!isObject(parsed)) throw usage('--headers-file must be a JSON object, or a header per line.');
    return Object.entries(parsed).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isRequestLine = (line: string) => /^[A-Z]+ \S+ HTTP\/[\d.]+$/.test(line);
  return lines.filter((line) => !isRequestLine(line)).map((line) => readLine(line, '--headers-file'));
}

/** The newest attempt of a delivery of the log that still has what was sent. */
async function readLogged(context: CommandContext, id: string): Promise<Delivery> {
  const client = await context.connect();
  const { body } = await client.send<{ attempts: AttemptAnswer[] }>({
    method: 'GET',
    path: '/webhook-deliveries/:id',
    params: { id },
  });
  const attempt = body.attempts.find((each) => each.request_headers !== null && each.request_body !== null);
  if (!attempt) throw usage('The headers and body of this delivery are no longer in the log.');
  return {
    body: Buffer.from(attempt.request_body ?? '', 'utf8'),
    headers: Object.entries(attempt.request_headers ?? {}),
    sentAtMs: Date.parse(attempt.started_at),
  };
}

export async function readDelivery(context: CommandContext): Promise<Delivery> {
  const { values } = context;
  const given = (values.header as string[] | undefined) ?? [];
  const file = values.headersFile as string | undefined;
  if (values.delivery !== undefined) {
    if (given.length > 0 || file !== undefined || values.bodyFile !== undefined)
      throw usage('--delivery takes headers and body from the log, so leave out the other flags for them.');
    return readLogged(context, String(values.delivery));
  }
  if (given.length === 0 && file === undefined)
    throw usage('No headers.', `Pass those of the delivery: ${example}, or --headers-file <file>`);
  const headers = [
    ...(file === undefined ? [] : readHeadersFile(file)),
    ...given.map((line) => readLine(line, '--header')),
  ];
  return { headers, body: await readBody(context) };
}
