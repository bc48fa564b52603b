import type { Operation } from '@escrow-checkout/contract';
import { keyHeader, type Service } from '../../harness/service.js';
import { states } from './sample-states.js';

/** Where the moments of printed answers begin, and the service they pretend to come from. */
const shownFromMs = Date.parse('2026-11-02T09:00:00.000Z');
const shownSite = 'http://127.0.0.1:4000';
const minuteMs = 60_000;

/** A printed id, numbered in its last two digits. */
const shownId = (count: number) => `0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2d${String(count).padStart(2, '0')}`;

/**
 * Returns a response as it is printed, without random or current values. Ids are numbered in order of
 * occurrence, times count whole minutes from a fixed one, and secrets are fixed.
 */
function printed(text: string, fromMs: number, site: string, known: Map<string, string>): unknown {
  const ids = new Map(known);
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, shownId(ids.size + 10));
    return ids.get(id) ?? id;
  };
  const momentOf = (moment: string) => {
    const minutes = Math.round((Date.parse(moment) - fromMs) / minuteMs);
    return new Date(shownFromMs + minutes * minuteMs).toISOString();
  };
  const plain = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, idOf)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, momentOf)
    .replaceAll(/\b[0-9a-f]{64}\b/g, '0123456789abcdef'.repeat(4))
    .replaceAll(/(?<=\?key=)[\w-]{22}/g, '4fGq0sZyT1kXw8bVn2mLcA')
    .replaceAll(/Shop [0-9a-f]{6}/g, 'Ada Stores')
    .replaceAll(/(?<="(?!offset)\w+_ms":)\d+/g, '12')
    .replaceAll(/(?<="account_number":")(?!0123456789)\d{10}/g, '9012345678')
    .replaceAll(/(?<="session_id":")\d{30}/g, '000013261102090000123456789012')
    .replaceAll(/(?<="payer_bank_name":")[^"]+/g, 'Wema Bank')
    .replaceAll(/(?<="bank_name":"|Account 1 at )(?:Fidelity|Sterling) Bank/g, 'Wema Bank')
    .replaceAll(/(?<=:)[0-9a-f]{32}(?=:)/g, '0123456789abcdef'.repeat(2))
    .replaceAll(/(?<="digits":")\d{6}/g, '482915')
    .replaceAll(/\bSBX\d{10}\b/g, 'SBX0123456789')
    .replaceAll(/(?<="webhook-timestamp":")\d+/g, String(shownFromMs / 1000))
    .replaceAll(/(?<="v1,)[\w+/]{43}=/g, 'r9mLKwEpsXnCk7Xy/fb/NIxuCKxWtbkbIyhS0XhCW30=')
    .replaceAll(site, shownSite);
  return JSON.parse(plain);
}

/** Sends an operation's example, with its query, to an account with the records it needs. */
export async function record(
  operation: Operation,
  service: Service,
  asked: Readonly<Record<string, string>> = {},
): Promise<[status: string, body: unknown]> {
  const merchant = await service.newMerchant();
  const key = await merchant.key('test');
  const call: Service['call'] = (method, path, options) => service.call(method, path, { key, ...options });
  const { example, operationId, repeat } = operation.metadata;
  const fromMs = Date.now();
  const id = await states[operationId]?.({ ...service, call });
  const params: Record<string, string> = { ...example?.params, ...(id && { id }) };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams({ ...(example?.query as Record<string, string>), ...asked });
  const since = new Date(fromMs - 3_600_000).toISOString();
  const body = JSON.stringify(example?.body)?.replace(/(?<="since":")[^"]+/, since);
  const { status, text } = await call(operation.method, `${path}?${query}`, {
    ...(body && { raw: body }),
    headers: repeat?.startsWith('key') ? keyHeader() : {},
  });
  const known = new Map(id && example?.params?.id ? [[id, example.params.id]] : []);
  return [String(status), printed(text, fromMs, new URL(service.url).origin, known)];
}
