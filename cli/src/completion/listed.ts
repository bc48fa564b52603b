import { connect } from '../client.js';
import type { Host } from '../context.js';
import type { Values } from '../flags.js';
import { formatKobo } from '../money.js';
import type { OperationRow } from '../operation-rows.js';
import { createOutput } from '../output.js';
import { readSettings } from '../settings.js';

const secondsMax = 2;
const countMax = 50;

type Item = Readonly<Record<string, unknown>>;

/** Fields shown next to a suggestion, in this order. */
const noteNames = ['event', 'reference', 'name', 'url', 'reason', 'status', 'customer_email'];

export interface Listed {
  value: string;
  note: string;
}

function noteOf(item: Item, name: string): string {
  const amount = item.amount ?? item.amount_kobo;
  const words = noteNames.filter((other) => other !== name).map((other) => item[other]);
  const texts = words.filter((word): word is string => typeof word === 'string' && word !== '');
  return [...texts, ...(typeof amount === 'number' ? [formatKobo(amount)] : [])].join(', ');
}

function itemsOf(body: Item): Item[] {
  return (Object.values(body).find(Array.isArray) ?? []) as Item[];
}

/** Returns the newest values that an operation lists. */
export async function readListed(
  host: Host,
  values: Values,
  list: OperationRow,
  name: string,
): Promise<Listed[]> {
  // stdin belongs to the command itself.
  if (values.apiKeyStdin) return [];
  const settings = await readSettings(host, values);
  const output = createOutput(host, { json: false, quiet: true, colour: false });
  const client = await connect({ settings, flight: {}, output, values: { timeout: secondsMax } });
  const isPaged = list.fields.some(({ path }) => path[0] === 'limit');
  const query = isPaged ? { limit: countMax } : {};
  const { body } = await client.send<Item>({ method: 'GET', path: list.path, query });
  return itemsOf(body).flatMap((item) => {
    const value = item[name];
    return typeof value === 'string' ? [{ value, note: noteOf(item, name) }] : [];
  });
}
