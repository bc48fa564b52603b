import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Visit } from '../../../server/src/features/dashboard/route.js';
import { built } from '../built.js';
import { type Round, roundOf } from '../figures.js';
import { openEscrows } from '../open-escrows.js';
import { serveTasks } from './serve-tasks.js';

type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Forms = typeof import('../../../server/src/sandbox/forms.js');
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
  const last = await openEscrows(services, { accountId, mode: 'live' }, escrows);
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
