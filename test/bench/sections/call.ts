import { type Finding, ratioFinding, type SectionResult } from '../figures.js';
import { alternate, type Runner } from '../load/load.js';
import type { CallTask } from '../processes/caller.js';
import type { PlainTask } from '../processes/plain-answer.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 800, roundMs: 800, pairs: 5 };

/** An answer of the usual length. */
const body = JSON.stringify({
  object: 'payment_intent',
  reference: 'ORD-1001',
  status: 'funded',
  amount: 250_000,
  timeline: 'x'.repeat(1_000),
});

/** Measures a call through the SDK beside bare `fetch`, and beside Stripe's client on the same server. */
export async function measureCalls(bench: Workbench): Promise<SectionResult> {
  const server = await bench.helper<PlainTask, number>('processes/plain-answer.ts', cores.driver);
  const port = await server.ask({ body });
  const caller = await bench.helper<CallTask, Awaited<ReturnType<Runner['run']>>>(
    'processes/caller.ts',
    cores.measured,
  );
  const findings: Finding[] = [];
  for (const connections of [1, 16]) {
    for (const what of ['read', 'write'] as const) {
      const runner = (client: CallTask['client'], name: string): Runner => ({
        name,
        pid: null,
        run: (durationMs) => caller.ask({ client, what, port, connections, durationMs }),
      });
      for (const [client, name, least] of [
        ['fetch', 'fetch', 0.8],
        ['stripe', 'stripe', null],
      ] as const) {
        const [ours, theirs] = await alternate(plan, runner('sdk', 'SDK'), runner(client, name));
        const title = `${what} over ${connections}: SDK to ${name}`;
        const finding = ratioFinding(title, ours, theirs, { atLeast: least ?? 0 });
        findings.push(least === null ? { ...finding, aim: null } : finding);
      }
    }
  }
  return { findings };
}
