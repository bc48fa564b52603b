import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Visit } from '../../../server/src/features/dashboard/route.js';
import type { Services } from '../../../server/src/services.js';
import { built } from '../built.js';
import { type Round, roundOf } from '../figures.js';
import { serveTasks } from './serve-tasks.js';

type Commit = typeof import('../../../server/src/adapters/store/commit.js');
type Configuration = typeof import('../../../server/src/config.js');
type Contexts = typeof import('../../../server/src/pipeline/context.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Forms = typeof import('../../../server/src/sandbox/forms.js');
type Initiate = typeof import('../../../server/src/domain/escrow/initiate.js');
type Screens = typeof import('../../../server/src/features/dashboard/screens/routes.js');

export interface Shop {
  environment: Record<string, string>;
  accountId: string;
  /** Escrows that it has before the first round. */
  escrows: number;
}

/** The task to compare the screens of two merchants. */
export interface ScreenTask {
  shops: readonly [few: Shop, many: Shop];
  screens: readonly string[];
  rounds: number;
  perRound: number;
}

/** For each screen the rounds of either merchant. */
export type ScreenRounds = Record<string, [few: Round[], many: Round[]]>;

/** Commits so many live escrows, a day and more ago, without a partner. */
async function fill(services: Services, accountId: string, count: number): Promise<string> {
  const { commitChange } = await built<Commit>('adapters/store/commit.js');
  const { initiateEscrow } = await built<Initiate>('domain/escrow/initiate.js');
  const { systemContext } = await built<Contexts>('pipeline/context.js');
  let last = '';
  const open = async (n: number) => {
    const id = services.newId();
    const time = { now: services.clock.now(), clockOffsetMs: 0 };
    const context = systemContext(services, time, `bench:${id}`);
    const facts = {
      accountId,
      mode: 'live' as const,
      amount: 250_000 + n,
      currency: 'NGN',
      reference: `SALE-${n}`,
      customerEmail: `buyer-${n % 997}@example.com`,
      customerName: null,
      sellerEmail: null,
      sellerName: null,
      description: 'Aso oke, six yards',
      returnUrl: null,
      callbackUrl: null,
      metadata: null,
      releaseWindowHours: null,
      chargeId: null,
      deliveryMode: 'self_managed' as const,
      locale: null,
      releaseCodeSealed: null,
      checkoutKey: id.replaceAll('-', '').slice(0, 22),
    };
    const account = {
      partnerReference: `bench-${id}`,
      partner: 'sandbox',
      accountNumber: String(1_000_000_000 + n),
      bankName: 'Bench Bank',
      accountName: null,
      expiresAt: context.now + 3_600_000,
    };
    const { change, after } = initiateEscrow(facts, account, context);
    await commitChange(services.store, change, { evidence: services });
    last = after.escrow.id;
  };
  for (let n = 0; n < count; n += 250) {
    await Promise.all(Array.from({ length: Math.min(250, count - n) }, (_, index) => open(n + index)));
  }
  return last;
}

/** Serves the screens of one merchant, and returns a function that reads one so many times. */
async function openShop({ environment, accountId, escrows }: Shop) {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { screenRoutes } = await built<Screens>('features/dashboard/screens/routes.js');
  const { sandboxForms } = await built<Forms>('sandbox/forms.js');
  const { services, close } = createDeps({
    config: readConfig(environment),
    secretKey: environment.SECRET_KEY as string,
    onFatal: (error) => {
      throw error;
    },
  });
  const last = await fill(services, accountId, escrows);
  const visit: Visit = {
    person: { id: randomUUID(), email: 'ada@shop.example' },
    account: { id: accountId, name: 'Bench', plan: 'business' },
    mode: 'live',
    role: 'owner',
    network: '127.0.0.0/24',
    sessionId: randomUUID(),
    provedAt: Date.now(),
    formToken: 'token-of-the-form',
  };
  const app = express();
  app.set('query parser', 'simple');
  for (const { method, path, handle } of screenRoutes(services, sandboxForms(services))) {
    if (method === 'get') app.get(path, (request, response) => handle(visit, request, response));
  }
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (screen: string, count: number): Promise<Round> => {
    const took: number[] = [];
    const begunMs = performance.now();
    for (let each = 0; each < count; each++) {
      const sentMs = performance.now();
      const answer = await fetch(url + screen.replace(':last', last));
      await answer.text();
      if (answer.status !== 200) throw new Error(`The screen ${screen} answered ${answer.status}`);
      took.push(performance.now() - sentMs);
    }
    return roundOf(took, performance.now() - begunMs);
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await close();
  };
  return { read, stop };
}

async function compare({ shops, screens, rounds, perRound }: ScreenTask): Promise<ScreenRounds> {
  const [few, many] = [await openShop(shops[0]), await openShop(shops[1])];
  const found: ScreenRounds = {};
  for (const screen of screens) {
    const of: [Round[], Round[]] = [[], []];
    await few.read(screen, perRound);
    await many.read(screen, perRound);
    for (let round = 0; round < rounds; round++) {
      of[0].push(await few.read(screen, perRound));
      of[1].push(await many.read(screen, perRound));
    }
    found[screen] = of;
  }
  await few.stop();
  await many.stop();
  return found;
}

serveTasks(compare);
