import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** One message as a mail server received it. */
export interface Taken {
  from: string;
  to: string[];
  /** The whole message, verbatim. */
  raw: string;
}

type Verdict = { status: number; text: string } | 'hang up' | undefined;

/** A mail server on this machine that accepts every mail unless configured otherwise. */
export class MailServer {
  readonly taken: Taken[] = [];
  /** Called for every recipient and every message; returns what to answer instead of 250. */
  onRecipient: (address: string) => Verdict = () => undefined;
  onMessage: (message: Taken) => Verdict = () => undefined;
  /** After `hang up`, the message is received all the same. */
  #server: SMTPServer;
  #changed: (() => void)[] = [];

  private constructor(password: string | null) {
    this.#server = new SMTPServer({
      authOptional: password === null,
      disabledCommands: ['STARTTLS'],
      logger: false,
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: 'user' }) : done(refusal(535, 'wrong password')),
      onRcptTo: ({ address }, _session, done) => {
        const verdict = this.onRecipient(address);
        done(typeof verdict === 'object' ? refusal(verdict.status, verdict.text) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const message = { from, to, raw: Buffer.concat(chunks).toString('utf8') };
          const verdict = this.onMessage(message);
          if (typeof verdict === 'object') return done(refusal(verdict.status, verdict.text));
          this.taken.push(message);
          if (verdict === 'hang up') this.hangUp();
          else done();
          for (const resolve of this.#changed.splice(0)) resolve();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  /** @param password what a login needs; null: no login needed */
  static async start(password: string | null = null): Promise<MailServer> {
    const made = new MailServer(password);
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', () => resolve()));
    return made;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Waits until this many messages were received. */
  async count(count: number): Promise<Taken[]> {
    while (this.taken.length < count) await new Promise<void>((resolve) => this.#changed.push(resolve));
    return this.taken;
  }

  hangUp(): void {
    for (const connection of this.#server.connections) {
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
    }
  }

  async stop(): Promise<void> {
    this.hangUp();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A header of a message; folded lines are joined. */
export function headOf({ raw }: Taken, name: string): string | null {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line === undefined ? null : line.slice(name.length + 1).trim();
}
