import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxMailer } from '../../../server/src/adapters/mail/sandbox/index.js';
import type { OutgoingMail } from '../../../server/src/ports/mailer.js';
import { forEachDatabase } from '../../harness/databases.js';
import { letterOf } from '../../harness/letter.js';
import { type Service, startService } from '../../harness/service.js';

const mail = {
  id: '01990000-0000-7000-8000-000000000001',
  to: 'ada@example.com',
  writtenAt: 0,
  letter: letterOf('Hello <script>alert(1)</script>', 'Plain </pre><script>alert(2)</script>'),
};

/** Sends a mail to the sandbox inbox, as a worker does. */
async function send({ deps: { services } }: Service, outgoing: OutgoingMail): Promise<void> {
  const sent = await services.sandboxMailer.send(outgoing);
  if (sent.outcome !== 'accepted' || !sent.step) throw new Error('The sandbox did not take it');
  expect((await services.store.transact([sent.step])).outcome).toBe('committed');
}

/** Sends a request with exactly the given headers. */
function get(service: Service, path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(service.url);
  return new Promise<{ status: number; policy: string; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const policy = String(response.headers['content-security-policy'] ?? '');
        resolve({ status: response.statusCode ?? 0, policy, text });
      });
    });
    asked.on('error', reject).end();
  });
}

forEachDatabase((engine, freshDatabase) => {
  describe(`the sandbox inbox on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('is empty at first, then lists every mail once', async () => {
      expect((await get(service, '/sandbox/inbox')).text).toContain('There is no mail yet.');
      await send(service, mail);
      await send(service, mail);
      const { status, text } = await get(service, '/sandbox/inbox');
      expect(status).toBe(200);
      expect(text.match(/ada@example\.com/g)).toHaveLength(1);
      expect(text).toContain(`href="/sandbox/inbox/${mail.id}"`);
      expect(text).not.toMatch(/<script(?! src="\/assets\/)/);
    });

    it('shows one mail in both forms, without scripts or external resources', async () => {
      const { text, policy } = await get(service, `/sandbox/inbox/${mail.id}`);
      expect(text).toContain('<pre>Plain &lt;/pre>');
      expect(text).toContain(`src="/sandbox/inbox/${mail.id}/html" sandbox="allow-popups `);
      expect(text).not.toMatch(/<script(?! src="\/assets\/)/);
      expect(policy).toMatch(/^default-src 'none'; style-src 'self'; script-src 'self'; .*frame-src 'self'$/);
      const framed = await get(service, `/sandbox/inbox/${mail.id}/html`);
      expect(framed.text).toContain('Plain &#60;/pre&#62;&#60;script&#62;');
      expect(framed.policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; /);
      expect(framed.policy).toMatch(/; sandbox (?!.*(scripts|same-origin|forms))/);
      for (const path of ['nothing', 'nothing/html'])
        expect((await get(service, `/sandbox/inbox/${path}`)).status).toBe(404);
    });

    it('keeps a mail for seven days', async () => {
      const { store, clock } = service.deps.services;
      const keptAfter = async (days: number) => {
        const later = { ...clock, now: () => clock.now() + days * 24 * 3_600_000 };
        await createSandboxMailer({ store, clock: later }).purge();
        return service.deps.services.sandboxMailer.read(mail.id);
      };
      expect(await keptAfter(6)).not.toBeNull();
      expect(await keptAfter(8)).toBeNull();
    });

    it('shows the code and the page that a mail is about above all else', async () => {
      const { siteUrl } = service.deps.services.config;
      const id = '01990000-0000-7000-8000-000000000002';
      const letter = letterOf(
        'Your code',
        'Enter it:',
        { code: ['012345'] },
        { link: 'https://a.example/', label: 'Elsewhere' },
        { link: `${siteUrl}/checkout/1`, label: 'See it' },
      );
      await send(service, { ...mail, id, letter });
      const shown = (await get(service, `/sandbox/inbox/${id}`)).text;
      const [needed = ''] = shown.split('<iframe');
      expect(needed).toContain('data-copy="012345"');
      expect(needed).toContain(`href="${siteUrl}/checkout/1"`);
      expect(needed).not.toContain('a.example');
    });

    it.each([
      ['under the name of another site', { host: 'evil.example' }],
      ['through a proxy that says so', { 'x-forwarded-for': '203.0.113.7' }],
      ['through a proxy that says so in the newer way', { forwarded: 'for=203.0.113.7' }],
      ['through a proxy that only says that it is one', { via: '1.1 edge' }],
      ['through a proxy that only says whom it asks for', { 'x-real-ip': '203.0.113.7' }],
      ['through a proxy that only says how it was asked', { 'x-forwarded-proto': 'https' }],
      ['without a usable host', { host: 'a b' }],
    ])('is not there %s', async (_name, headers) => {
      const list = await get(service, '/sandbox/inbox', headers);
      expect(list.status).toBe(404);
      for (const path of [mail.id, `${mail.id}/html`])
        expect((await get(service, `/sandbox/inbox/${path}`, headers)).status).toBe(404);
      expect(list.text).not.toContain('ada@example.com');
    });

    it('is not there through a proxy that says nothing and asks in HTTP/1.0', async () => {
      const { host, hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.write(`GET /sandbox/inbox HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      let answer = '';
      for await (const part of socket.setEncoding('utf8')) answer += part;
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toContain('ada@example.com');
    });

    it('is not there on a service with a public address', async () => {
      const { config } = service.deps.services;
      const { siteUrl } = config;
      config.siteUrl = 'https://pay.example.com';
      expect((await get(service, '/sandbox/inbox')).status).toBe(404);
      config.siteUrl = siteUrl;
    });
  });
});

describe('the sandbox inbox beside a mail server', () => {
  it('is not there', async () => {
    const settings = { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@service.example' };
    const service = await startService('sqlite::memory:', settings);
    expect((await get(service, '/sandbox/inbox')).status).toBe(404);
    await service.stop();
  });
});
