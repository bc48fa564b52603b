import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../clock.js';
import { openAccount } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';

interface Arrived {
  signature: string | undefined;
  text: string;
}

let fake: FakePaystack;
let server: Server;
let arrived: Arrived[];
let status: number;
beforeEach(async () => {
  arrived = [];
  status = 200;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = request.headers['x-paystack-signature'] as string | undefined;
    arrived.push({ signature, text: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake = await startFakePaystack();
  fake.notifier.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notifications`;
});
afterEach(async () => {
  await fake.stop();
  await new Promise((resolve) => server.close(resolve));
});

const pay = async (...references: string[]) => {
  for (const reference of references) {
    await openAccount(fake, { reference });
    fake.control.payReference(reference);
  }
};
const references = () => arrived.map(({ text }) => JSON.parse(text).data.reference);

it('A notification is signed with the secret key over the exact bytes', async () => {
  await pay('esc-1');
  await fake.notifier.deliverWaiting();
  const [{ signature, text } = { signature: '', text: '' }] = arrived;
  expect(signature).toBe(createHmac('sha512', fake.secretKey).update(text).digest('hex'));
  expect(signature).not.toBe(createHmac('sha512', 'sk_live_other').update(text).digest('hex'));
  expect(JSON.parse(text)).toMatchObject({ event: 'charge.success', data: { reference: 'esc-1' } });
});

it('Notifications are repeated, reordered and dropped on demand', async () => {
  await pay('esc-1', 'esc-2', 'esc-3');
  const [, second] = fake.notifier.notifications;
  if (second) fake.notifier.drop(second);
  await fake.notifier.deliverWaiting({ isReversed: true, copies: 2 });
  expect(references()).toEqual(['esc-3', 'esc-3', 'esc-1', 'esc-1']);
  if (second) await fake.notifier.deliver(second);
  expect(references().at(-1)).toBe('esc-2');
});

it('A notification comes again every 3 minutes four times, then hourly for 72 hours, until 200', async () => {
  status = 503;
  await pay('esc-1');
  await fake.notifier.deliverDue();
  const step = async (ms: number) => {
    fake.clock.advance(ms);
    await fake.notifier.deliverDue();
    return arrived.length;
  };
  expect(await step(3 * minuteMs - 1)).toBe(1);
  expect(await step(1)).toBe(2);
  for (const count of [3, 4, 5]) expect(await step(3 * minuteMs)).toBe(count);
  expect(await step(3 * minuteMs)).toBe(5);
  expect(await step(hourMs)).toBe(6);
  status = 200;
  expect(await step(hourMs)).toBe(7);
  expect(await step(hourMs)).toBe(7);
  expect(fake.notifier.notifications[0]?.answers).toEqual([503, 503, 503, 503, 503, 503, 200]);
});

it('A notification that nobody takes is given up after 72 hours; 204 does not count as taken', async () => {
  status = 204;
  await pay('esc-1');
  for (let hour = 0; hour < 80; hour += 1) {
    await fake.notifier.deliverDue();
    fake.clock.advance(hourMs);
  }
  expect(fake.notifier.notifications[0]?.state).toBe('given_up');
  expect(arrived).toHaveLength(77);
});

it('A notification may arrive before the answer to the call that caused it', async () => {
  fake.notifier.isAutomatic = true;
  fake.holdsAnswersForNotifications(true);
  await pay('esc-1');
  await openAccount(fake, { reference: 'esc-2' });
  expect(references()).toEqual(['esc-1']);
});

it('Notifications never leave this machine', () => {
  expect(() => {
    fake.notifier.url = 'https://shop.test/notifications';
  }).toThrow('is not on this machine');
});
