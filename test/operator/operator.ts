import { expect } from 'vitest';
import { applyTakenBack } from '../../server/src/features/credits/apply-taken-back.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { type InboxKind, readInbox } from '../../server/src/features/operator/inbox.js';
import { audit } from '../audit/audit.js';
import { found } from '../audit/found.js';
import type { Shop } from '../audit/shop.js';
import { runOnCall } from './on-call.js';

/** Returns the kinds in the inbox of both modes, each with the commands that clear its first item. */
export async function waiting(shop: Shop): Promise<Record<string, readonly string[]>> {
  const { services } = shop.deps;
  const groups = [...(await readInbox(services, 'live')), ...(await readInbox(services, 'test'))];
  const first = (kind: InboxKind, rows: Parameters<InboxKind['commands']>[0][]) => {
    const [row] = rows;
    return row ? kind.commands(row) : [];
  };
  return Object.fromEntries(groups.map(({ kind, rows }) => [kind.kind, first(kind, [...rows])]));
}

/** What `ledger verify` says of how far it is, if it takes two seconds. */
const progress = /^(Checking|Comparing|Changes|Looking) .*\n/gm;

/** Runs an operator command as the operator would, expects success, and returns its output. */
export async function run(shop: Shop, words: string): Promise<string> {
  const ran = await runOnCall({ DATABASE_URL: shop.databaseUrl }, ...words.split(' '));
  expect({ ...ran, stderr: ran.stderr.replaceAll(progress, '') }).toMatchObject({ code: 0, stderr: '' });
  return ran.stdout;
}

/** Runs an operator command, expects a refusal in one sentence, and returns the sentence. */
export async function refused(shop: Shop, words: string): Promise<string> {
  const ran = await runOnCall({ DATABASE_URL: shop.databaseUrl }, ...words.split(' '));
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toMatch(/^[A-Z][^\n]+\.\n$/);
  return ran.stderr;
}

/**
 * Expects `ledger verify` and the independent audit to find nothing but the rows whose times a story set back
 * in the database, which both have to report as altered.
 */
export async function expectSound(shop: Shop): Promise<void> {
  const { discrepancies } = await verifyLedger(shop.deps.services);
  expect(discrepancies.filter(({ code }) => !/_altered(_before)?$/.test(code))).toEqual([]);
  const findings = await audit(shop.databaseUrl);
  expect(findings.filter((finding) => !/^\w+ (altered|rewritten): /.test(finding))).toEqual([]);
}

/** Records that a payer's bank took back a part of the first credit of an escrow. */
export async function takePart(shop: Shop, escrow: string, amount: number): Promise<void> {
  const creditId = found((await shop.read(escrow)).credits[0]).id;
  await shop.act(escrow, { command: 'credit_part_reversed', creditId, amount });
}

/** Returns an unmatched credit, of which its payer's bank then takes back a part. */
export async function takeReturned(shop: Shop): Promise<void> {
  const partnerCreditId = await shop.pay(null, 85_000);
  await shop.returnCredit(partnerCreditId);
  const { services } = shop.deps;
  const source = { bank: services.sandboxBank, mode: 'test' } as const;
  await applyTakenBack(services, source, { partnerCreditId, takenBack: 25_000 });
}

/** Returns the actors of all events of a type. */
export async function actorsOf(shop: Shop, type: string): Promise<string[]> {
  const query = fixedQuery<{ kind: string; via: string }>(
    `select actor_kind as kind, actor_via as via from event where type = '${type}'`,
  );
  return (await shop.deps.services.store.list(query)).map(({ kind, via }) => `${kind} ${via}`);
}
