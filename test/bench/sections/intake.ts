import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { ask, operate } from '../../harness/server-process.js';
import { escrowBody } from '../escrow-body.js';
import { type Finding, plainFinding, ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load } from '../load/load.js';
import type { IntakeTask } from '../processes/bare-intake.js';
import type { LiveTask } from '../processes/live-service.js';
import type { PartnerAnswer, PayTask } from '../processes/partner.js';
import { createShop, serviceEnvironment, startService } from '../service.js';
import { cores, type Helper, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 4_000, roundMs: 3_000, pairs: 6 };
const payments = 500;
const openedAtOnce = 8;

type Partner = Helper<PayTask | Record<string, never>, PartnerAnswer>;

/** Notifications until their durable 200, against a bare handler; then payments until they are applied. */
export async function measureIntake(bench: Workbench): Promise<SectionResult> {
  const partner: Partner = await bench.helper('processes/partner.ts', cores.driver);
  const settings = (await partner.ask({})) as Record<string, string>;
  return { findings: [await measureStored(bench, settings), await measureFunded(bench, partner, settings)] };
}

async function measureStored(bench: Workbench, settings: Record<string, string>): Promise<Finding> {
  const secretKey = settings.PAYSTACK_SECRET_KEY as string;
  const [shop, bareShop] = [createShop(bench), createShop(bench)];
  const { port, child } = await startService(bench, shop.url, cores.measured, settings);
  const bare = await bench.helper<IntakeTask, number>('processes/bare-intake.ts', cores.measured);
  const barePort = await bare.ask({ file: bareShop.file, secretKey });
  const load = await Load.start(bench);
  const service = { name: 'service', port, key: secretKey };
  const rival = { name: 'bare handler', port: barePort, key: secretKey };
  const sides = await alternate(
    plan,
    { name: service.name, pid: child.pid ?? null, run: (ms) => load.notify(service, ms) },
    { name: rival.name, pid: bare.child.pid ?? null, run: (ms) => load.notify(rival, ms) },
  );
  for (const each of [child, bare.child]) await bench.stop(each);
  return ratioFinding('notifications of a partner', ...sides, { atLeast: 0.6 });
}

/** The limits of a partner are left out, since they would be what is measured. */
async function measureFunded(
  bench: Workbench,
  partner: Partner,
  settings: Record<string, string>,
): Promise<Finding> {
  const shop = createShop(bench);
  const key = operate(shop.url, 'key', 'create', shop.accountId, '--mode', 'live').trim();
  const environment = serviceEnvironment(shop.url, settings) as Record<string, string>;
  const service = await bench.helper<LiveTask, number>('processes/live-service.ts', cores.measured);
  const origin = `http://127.0.0.1:${await service.ask({ environment })}`;
  const accountNumbers = await openEscrows(`${origin}/api/public/v1`, key);
  const database = new Sqlite(shop.file, { readonly: true });
  const funded = database.prepare("select count(*) from checkout where status = 'funded'").pluck();
  const begunMs = performance.now();
  const notificationsUrl = `${origin}/partners/paystack/notifications`;
  const paid = partner.ask({ accountNumbers, amount: escrowBody.amount, notificationsUrl });
  while ((funded.get() as number) < payments) await sleep(20);
  const tookMs = performance.now() - begunMs;
  await paid;
  database.close();
  await bench.stop(service.child);
  const note = `${Math.round((payments * 1000) / tookMs)} payments a second`;
  return { ...plainFinding(`${payments} payments until they are funded`, 'ms', [tookMs], null), note };
}

/** Returns the numbers of the accounts to pay into. */
async function openEscrows(url: string, key: string): Promise<string[]> {
  const accountNumbers: string[] = [];
  let opened = 0;
  const open = async () => {
    while (opened < payments) {
      opened += 1;
      const body = { reference: `ORD-${opened}`, ...escrowBody };
      const answer = await ask(url, key, 'POST', '/escrow/initiate', body);
      if (answer.status !== 200) throw new Error(`initiate answered ${JSON.stringify(answer.body)}`);
      accountNumbers.push(answer.body.account_number);
    }
  };
  await Promise.all(Array.from({ length: openedAtOnce }, open));
  return accountNumbers;
}
