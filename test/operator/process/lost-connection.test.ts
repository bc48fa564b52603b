import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMerchant, operateBeside } from '../../harness/server-process.js';
import { createDatabase } from '../../harness/stores.js';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A way to the database that breaks after a number of messages; connections after that are refused. */
class BreakingLink {
  #left = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor(target: URL) {
    this.#server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => this.#sockets.delete(socket));
      }
      client.on('data', (bytes) => {
        this.#left -= 1;
        if (this.#left < 0) this.#breakAll();
        else upstream.write(bytes);
      });
      upstream.pipe(client);
      client.on('close', () => upstream.destroy());
    });
  }

  breakAfter(messages: number): void {
    this.#left = messages;
  }

  /** Whether it broke since `breakAfter`. */
  get isBroken(): boolean {
    return this.#left < 0;
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    cleanups.push(async () => {
      this.#breakAll();
      await new Promise((resolve) => this.#server.close(resolve));
    });
    return (this.#server.address() as { port: number }).port;
  }

  #breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** More messages than any of the commands sends. */
const messagesMax = 500;

describe('an operator command whose database connection is lost', { timeout: 120_000 }, () => {
  it.each([
    { words: ['account', 'create', 'Another shop'], stride: 3 },
    // It reads table by table, so that the moments are alike.
    { words: ['ledger', 'verify'], stride: 50 },
  ])(
    'never answers with a stack when it is lost, tried after every $stride messages: $words',
    async ({ words, stride }) => {
      const direct = await createDatabase();
      createMerchant(direct);
      const link = new BreakingLink(new URL(direct));
      const url = new URL(direct);
      url.port = String(await link.listen());
      const codes = new Set<number | null>();
      for (let messages = 0; ; messages += stride) {
        expect(messages).toBeLessThan(messagesMax);
        link.breakAfter(messages);
        const { code, stderr } = await operateBeside({ DATABASE_URL: url.href }, ...words);
        codes.add(code);
        if (!link.isBroken) break;
        // What is lost after the work is done, as on closing, changes nothing.
        if (code === 0) continue;
        const isUnknown = stderr.includes('it is unknown whether the command took effect');
        const sentence = expect.stringMatching(/^(Cannot use the database|The database) 127[^\n]+\.\n$/);
        expect([messages, code, stderr]).toEqual([messages, isUnknown ? 70 : 1, sentence]);
      }
      // It failed, and without a break it did its work.
      expect(codes).toContain(1);
      expect(codes).toContain(0);
    },
  );
});
