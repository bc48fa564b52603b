import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { weightsMax } from '../../../scripts/lib/release/packages.mjs';
import {
  type Finding,
  type Round,
  ratioFinding,
  roundOf,
  type SectionResult,
  type Side,
} from '../figures.js';
import { weightOf } from '../weight.js';
import type { Workbench } from '../workbench.js';

type Verifier = typeof import('@escrow-checkout/sdk/webhooks');
type Signer = typeof import('@escrow-checkout/sdk/testing');
type Contender = { name: string; verify: () => unknown };

const plan = { warmUpMs: 300, roundMs: 500, pairs: 6 };
const secret = '0123456789abcdef'.repeat(4);
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Measures the SDK's verifier beside `standardwebhooks` and Stripe's: deliveries a second, and size. */
export async function measureVerifier(bench: Workbench): Promise<SectionResult> {
  const findings: Finding[] = [];
  for (const [size, note] of [
    ['an event', 'x'.repeat(200)],
    ['16 kB', 'x'.repeat(16_000)],
  ] as const) {
    const [ours, ...others] = await contenders(note);
    for (const other of others) {
      const [first, second] = await alternate(ours as Contender, other);
      findings.push(ratioFinding(`verify ${size}: SDK to ${other.name}`, first, second, { atLeast: 0 }));
    }
  }
  return { findings: [...findings.map((finding) => ({ ...finding, aim: null })), ...weigh(bench)] };
}

async function contenders(note: string): Promise<Contender[]> {
  const { verifyWebhook } = (await import(at('sdk/dist/webhooks.js'))) as Verifier;
  const { signWebhook } = (await import(at('sdk/dist/testing.js'))) as Signer;
  const { body, headers } = await signWebhook({ event: 'escrow.funded', metadata: { note } }, secret);
  const standard = new Webhook(secret, { format: 'raw' });
  const { webhooks } = Stripe;
  const header = webhooks.generateTestHeaderString({ payload: body, secret });
  return [
    { name: 'SDK', verify: () => verifyWebhook(body, headers, secret) },
    { name: 'standardwebhooks', verify: () => standard.verify(body, headers) },
    { name: 'stripe', verify: () => webhooks.constructEvent(body, header, secret) },
  ];
}

/** Runs a round of each in turn, so that a busy moment affects both. */
async function alternate(one: Contender, two: Contender): Promise<[Side, Side]> {
  for (const each of [one, two]) await round(each, plan.warmUpMs);
  const sides: [Side, Side] = [
    { name: one.name, rounds: [] },
    { name: two.name, rounds: [] },
  ];
  for (let n = 0; n < plan.pairs; n++) {
    sides[0].rounds.push(await round(one, plan.roundMs));
    sides[1].rounds.push(await round(two, plan.roundMs));
  }
  return sides;
}

async function round({ verify }: Contender, lengthMs: number): Promise<Round> {
  const tookMs: number[] = [];
  const cpuBefore = process.cpuUsage();
  const begunMs = performance.now();
  for (let nowMs = begunMs; nowMs - begunMs < lengthMs; ) {
    await verify();
    const endedMs = performance.now();
    tookMs.push(endedMs - nowMs);
    nowMs = endedMs;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMicros = (user + system) / tookMs.length;
  return { ...roundOf(tookMs, performance.now() - begunMs), cpuMicros };
}

/** Returns the minified and gzipped size of what verifies alone. */
function weigh(bench: Workbench): Finding[] {
  const [ours, standard, stripe] = [
    "export { verifyWebhook } from '@escrow-checkout/sdk/webhooks'",
    "export { Webhook } from 'standardwebhooks'",
    "import Stripe from 'stripe'; export const { webhooks } = Stripe",
  ].map((source) => weightOf(bench, source)) as [number, number, number];
  const finding = (name: string, other: number): Finding => ({
    what: `bytes: SDK to ${name}`,
    unit: 'ratio',
    value: ours / other,
    range: null,
    aim: { atMost: 1 },
    sides: [],
    note: `${ours.toLocaleString('en-US')} to ${other.toLocaleString('en-US')} bytes, minified and gzipped`,
  });
  const own: Finding = {
    what: 'bytes of the SDK',
    unit: 'bytes',
    value: ours,
    range: null,
    aim: { atMost: weightsMax.find(({ name }) => name === 'webhooks')?.bytesMax ?? 0 },
    sides: [],
  };
  return [own, finding('standardwebhooks', standard), finding('stripe', stripe)];
}
