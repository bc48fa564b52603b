import { FakeClock } from '../../partners/fakes/clock.js';
import { type FakePaystack, startFakePaystack } from '../../partners/fakes/paystack/paystack.js';
import { liveKey } from '../../partners/fakes/paystack/settings.js';
import { serveTasks } from './serve-tasks.js';

/** The task to have payments made, and to notify a service of each. */
export interface PayTask {
  accountNumbers: readonly string[];
  amount: number;
  notificationsUrl: string;
}

/** The settings of a service that calls it; null after payments. */
export type PartnerAnswer = Record<string, string> | null;

let started: Promise<FakePaystack> | null = null;

/** Starts the partner, or pays at it. */
async function serve(task: PayTask | Record<string, never>): Promise<PartnerAnswer> {
  started ??= startFakePaystack({ settings: { secretKey: liveKey }, clock: FakeClock.running() });
  const fake = await started;
  if (!('accountNumbers' in task)) {
    return { LIVE_PARTNER: 'paystack', PAYSTACK_URL: fake.url, PAYSTACK_SECRET_KEY: fake.secretKey };
  }
  const { accountNumbers, amount, notificationsUrl } = task as PayTask;
  fake.notifier.url = notificationsUrl;
  for (const accountNumber of accountNumbers) fake.control.pay({ accountNumber, amount });
  await fake.notifier.deliverWaiting();
  return null;
}

serveTasks(serve);
