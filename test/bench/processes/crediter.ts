import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '../../../server/src/services.js';
import { built } from '../built.js';
import { type Round, roundOf } from '../figures.js';
import { serveTasks } from './serve-tasks.js';

type App = typeof import('../../../server/src/app.js');
type Applying = typeof import('../../../server/src/features/notifications/apply.js');
type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Queries = typeof import('../../../server/src/features/checkouts/queries.js');

/** The task to compare credits to an escrow that has many with credits to new ones. */
export interface CreditTask {
  environment: Record<string, string>;
  accountId: string;
  key: string;
  /** Credits that the one escrow has before the first round. */
  many: number;
  rounds: number;
  perRound: number;
}

export interface CreditRounds {
  /** Of new escrows. */
  few: Round[];
  many: Round[];
}

async function openEscrow(url: string, key: string, reference: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = {
    reference,
    amount: 250_000,
    currency: 'NGN',
    customer_email: 'buyer@example.com',
    callback_url: 'https://shop.example.com/webhooks',
  };
  const answer = await fetch(`${url}/api/public/v1/escrow/initiate`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { escrow_id: id } = (await answer.json()) as { escrow_id?: string };
  if (id === undefined) throw new Error(`An escrow was refused: ${answer.status}`);
  return id;
}

async function serve(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns a function that pays so many transfers into an escrow, and times each. */
async function payer(services: Services, accountId: string) {
  const { applySigned } = await built<Applying>('features/notifications/apply.js');
  const { listVirtualAccounts } = await built<Queries>('features/checkouts/queries.js');
  const bank = services.sandboxBank;
  return async (checkoutId: string, count: number): Promise<Round> => {
    const [account] = await services.store.all(listVirtualAccounts, { checkoutId });
    if (!account) throw new Error(`The escrow ${checkoutId} has no virtual account`);
    const { partnerReference, accountNumber } = account;
    const facts = { accountId, partnerReference, accountNumber, amount: 250_000, payerName: 'ADA OBI' };
    const took: number[] = [];
    const cpuBefore = process.cpuUsage();
    const begunMs = performance.now();
    for (let paid = 0; paid < count; paid++) {
      const transfer = {
        ...facts,
        outcome: 'credited',
        partnerCreditId: null,
        now: services.clock.now(),
      } as const;
      const { notification } = await bank.reportTransfer(transfer);
      const sentMs = performance.now();
      await applySigned(services, bank.name, notification.headers, notification.rawBody);
      took.push(performance.now() - sentMs);
    }
    const { user, system } = process.cpuUsage(cpuBefore);
    const elapsedMs = performance.now() - begunMs;
    return { ...roundOf(took, elapsedMs), cpuMicros: (user + system) / count };
  };
}

async function compare(task: CreditTask): Promise<CreditRounds> {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { createApp } = await built<App>('app.js');
  const { services, close } = createDeps({
    config: readConfig(task.environment),
    secretKey: task.environment.SECRET_KEY as string,
    onFatal: (error) => {
      throw error;
    },
  });
  const server = createServer(createApp(services));
  const url = await serve(server);
  const pay = await payer(services, task.accountId);
  const old = await openEscrow(url, task.key, 'MANY');
  await pay(old, task.many);
  const rounds: CreditRounds = { few: [], many: [] };
  for (let round = 0; round < task.rounds; round++) {
    const fresh = await openEscrow(url, task.key, `FEW-${round}`);
    // The first transfer pays the price; those that are compared come after it.
    await pay(fresh, 1);
    rounds.few.push(await pay(fresh, task.perRound));
    rounds.many.push(await pay(old, task.perRound));
  }
  server.closeAllConnections();
  server.close();
  await close();
  return rounds;
}

serveTasks(compare);
