import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../server/src/adapters/mail/smtp/index.js';
import type { OutgoingMail } from '../../../server/src/ports/mailer.js';
import { letterOf } from '../../harness/letter.js';
import { headOf, MailServer } from '../../harness/mail-server.js';

const mail: OutgoingMail = {
  id: '01990000-0000-7000-8000-000000000001',
  to: 'ada@example.com',
  letter: letterOf('Your endpoint – gone', 'It is gone, and ₦ 5 with it.'),
  writtenAt: Date.UTC(2026, 10, 20, 12),
};
const from = 'Escrow Checkout <mail@service.example>';

describe('the SMTP mailer', () => {
  let server: MailServer;
  const open = async (password: string | null = null, login = '') => {
    server = await MailServer.start(password);
    return createSmtpMailer({ url: `smtp://${login}${server.host}`, from });
  };
  afterEach(() => server.stop());

  it('sends one message in plain text and HTML, dated when it was written', async () => {
    const mailer = await open();
    expect(await mailer.send(mail)).toEqual({ outcome: 'accepted' });
    expect(await mailer.send(mail)).toEqual({ outcome: 'accepted' });
    const [taken, repeat] = server.taken;
    expect(taken).toMatchObject({ from: 'mail@service.example', to: ['ada@example.com'] });
    const head = (name: string) => taken && headOf(taken, name);
    expect(head('Message-ID')).toBe(`<${mail.id}@service.example>`);
    expect(repeat && headOf(repeat, 'Message-ID')).toBe(head('Message-ID'));
    expect(Date.parse(head('Date') ?? '')).toBe(mail.writtenAt);
    expect(head('Auto-Submitted')).toBe('auto-generated');
    expect(head('Content-Type')).toMatch(/^multipart\/alternative/);
    const [, plain, html] = taken?.raw.split('Content-Type: text/') ?? [];
    for (const part of [plain, html]) expect(part).toContain('=E2=82=A6 5 with it');
  });

  it.each([
    [
      'a subject with line ends',
      { letter: letterOf('Hello\r\nBcc: eve@example.com\r\n\r\nBody', 'Hello.') },
      1,
    ],
    ['an address with line ends', { to: 'ada@example.com\r\nRCPT TO:<eve@example.com>' }, 0],
    ['an address with a comma', { to: 'ada,eve@example.com' }, 1],
    ['an address with a name', { to: 'Eve <eve@example.com>, ada@example.com' }, 0],
  ])('%s adds neither a head line nor a recipient', async (_name, hostile, count) => {
    const mailer = await open();
    await mailer.send({ ...mail, ...hostile });
    expect(server.taken.length).toBeLessThanOrEqual(count);
    for (const taken of server.taken) {
      expect(taken.to).toHaveLength(1);
      expect(taken.to).not.toContain('eve@example.com');
      expect(headOf(taken, 'Bcc')).toBeNull();
    }
  });

  it.each([
    ['a recipient that is refused for good', 550, 'onRecipient', 'refused'],
    ['a recipient that is refused for now', 451, 'onRecipient', 'unavailable'],
    ['a message that is refused for good', 554, 'onMessage', 'refused'],
    ['a message that is refused for now', 452, 'onMessage', 'unavailable'],
  ] as const)('%s (%i) is %s: %s', async (_name, status, asked, outcome) => {
    const mailer = await open();
    server[asked] = () => ({ status, text: 'not this one' });
    const answer = await mailer.send(mail);
    expect(answer).toMatchObject({ outcome, reason: expect.stringContaining('not this one') });
    expect(server.taken).toEqual([]);
    server[asked] = () => undefined;
    expect(await mailer.send(mail)).toEqual({ outcome: 'accepted' });
  });

  it('a connection that dies after the message was taken leads to a repeat with the same id', async () => {
    const mailer = await open();
    server.onMessage = () => (server.taken.length === 0 ? 'hang up' : undefined);
    expect(await mailer.send(mail)).toMatchObject({ outcome: 'unavailable' });
    expect(await mailer.send(mail)).toEqual({ outcome: 'accepted' });
    const ids = server.taken.map((taken) => headOf(taken, 'Message-ID'));
    expect(ids).toEqual([`<${mail.id}@service.example>`, `<${mail.id}@service.example>`]);
  });

  it('a refused login is a problem of the settings, so the mail waits', async () => {
    const wrong = await open('right', 'user:wrong@');
    expect(await wrong.send(mail)).toMatchObject({ outcome: 'unavailable' });
    const right = createSmtpMailer({ url: `smtp://user:right@${server.host}`, from });
    expect(await right.send(mail)).toEqual({ outcome: 'accepted' });
  });

  it('a mail waits when the server is gone, or silent until the mailer is closed', async () => {
    const mailer = await open();
    await server.stop();
    expect(await mailer.send(mail)).toMatchObject({ outcome: 'unavailable' });
    const { silent, host, connected } = await silentServer();
    const patient = createSmtpMailer({ url: `smtp://${host}`, from });
    const sent = patient.send(mail);
    await connected;
    await patient.close();
    expect(await sent).toMatchObject({ outcome: 'unavailable' });
    silent.close();
    server = await MailServer.start();
  });
});

async function silentServer(): Promise<{ silent: Server; host: string; connected: Promise<void> }> {
  const silent = createServer();
  const connected = new Promise<void>((resolve) => silent.once('connection', () => resolve()));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return { silent, host: `127.0.0.1:${address.port}`, connected };
}
