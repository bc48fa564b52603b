import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleRoutes } from '../../server/src/features/dashboard/people/routes.js';
import { screenRoutes } from '../../server/src/features/dashboard/screens/routes.js';
import { sandboxForms } from '../../server/src/sandbox/forms.js';
import { expectSoundLedger } from '../harness/audited.js';
import { forEachDatabase } from '../harness/databases.js';
import { type Service, startService } from '../harness/service.js';
import { newOwner } from '../harness/staff.js';
import { everyOperation, type Input, inputOf, type Pages, type Target } from './fuzz/inputs.js';
import { wrongWith } from './fuzz/judge.js';
import { Sender } from './fuzz/send.js';
import { attackInputs, attackSeed } from './settings.js';
import { prepareTargets } from './targets.js';

const atOnce = 8;
const perStore = Math.ceil(attackInputs / 2);
const timeout = 60_000 + perStore * 100;

/** No account of the suite runs into a limit, so that what it sends reaches the handlers. */
const settings = { RATE_LIMIT_PER_SECOND: '1000000', RATE_LIMIT_BURST: '1000000' };

/** Signs the owner of an account of their own in to the dashboard. */
async function openPages(service: Service): Promise<Pages> {
  const { services } = service.deps;
  const { user, accountId } = await newOwner(service);
  const cookie = [...user.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const routes = [...screenRoutes(services, sandboxForms(services)), ...peopleRoutes(services)];
  return {
    origin: new URL(service.url).origin,
    member: { accountId, cookie, formToken: await user.formToken() },
    dashboard: [...new Set(routes.map(({ path }) => path))],
  };
}

function tell({ method, path, headers, body }: Input): string {
  const shown: Record<string, string> = { ...headers };
  if (headers.Authorization) shown.Authorization = '(a test key)';
  if (headers.Cookie) shown.Cookie = '(a session)';
  const sent = (body?.toString() ?? '').slice(0, 2_000);
  return `${method} ${path.slice(0, 500)}\n${JSON.stringify(shown)}\n${sent}`;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`requests made from the contract, on ${engine}`, () => {
    let service: Service;
    let targets: Target[];
    let pages: Pages;
    let sender: Sender;
    let acceptedCount = 0;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), settings);
      const targetOf = await prepareTargets(service);
      targets = everyOperation.map((operation) => ({
        operation,
        ...targetOf(operation.metadata.operationId),
      }));
      pages = await openPages(service);
      sender = new Sender(pages.origin);
    });
    afterAll(async () => {
      sender.stop();
      await service.stop();
    });

    async function attack(index: number): Promise<string | null> {
      const input = inputOf(attackSeed, index, targets, pages);
      const answer = await sender.send(input).catch((error: Error) => error);
      const wrong = answer instanceof Error ? `no answer: ${answer.message}` : wrongWith(input, answer);
      if (!(answer instanceof Error) && answer.status < 300) acceptedCount += 1;
      if (wrong === null) return null;
      const text = answer instanceof Error ? '' : `${answer.status} ${answer.text.slice(0, 1_000)}`;
      return `ATTACK_SEED=${attackSeed}, index ${index}: ${wrong}\n${tell(input)}\nanswered ${text}`;
    }

    it('are answered as the contract says, without a fault', { timeout }, async () => {
      const failures: string[] = [];
      let next = 0;
      const work = async () => {
        while (next < perStore && failures.length < 20) {
          const failure = await attack(next++);
          if (failure !== null) failures.push(failure);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      expect(failures.join('\n\n')).toBe('');
      // Requests that are all refused would try little.
      expect(acceptedCount).toBeGreaterThan(perStore / 10);
    });

    it('leave the books sound, and the prototypes of objects alone', { timeout }, async () => {
      expect(({} as { polluted?: unknown; isAdmin?: unknown }).polluted).toBeUndefined();
      expect(({} as { polluted?: unknown; isAdmin?: unknown }).isAdmin).toBeUndefined();
      expect((await service.call('GET', '/account')).status).toBe(200);
      await expectSoundLedger(service);
    });
  });
});
