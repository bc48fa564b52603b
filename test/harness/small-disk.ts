import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** A disk in memory that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Takes all the space that is left. */
  fill(): void;
  /** Gives back what was taken. */
  free(): void;
  remove(): void;
}

/** Mounts a small disk; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'escrow-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillWith(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      // Lazily, since PostgreSQL may still have files open.
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this user may mount a disk. */
export function mayMount(): boolean {
  const disk = mountSmallDisk(1);
  disk?.remove();
  return disk !== null;
}

function fillWith(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let bytes = 65_536; bytes >= 1; ) {
      try {
        writeSync(descriptor, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** A PostgreSQL database on a small disk. */
export interface DatabaseOnDisk {
  url: string;
  /** Has the server forget the disk, so that no later checkpoint writes to it. */
  drop(): Promise<void>;
}

/** An empty PostgreSQL database whose tables are on a small disk; the log of the server is elsewhere. */
export async function createDatabaseOn({ folder }: SmallDisk): Promise<DatabaseOnDisk> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administer = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await work(client);
    await client.end();
  };
  await administer(async (client) => {
    const { rows } = await client.query('show data_directory');
    const { uid, gid } = statSync(rows[0].data_directory);
    chownSync(folder, uid, gid);
    await client.query(`create tablespace ${name} location '${folder}'`);
    await client.query(`create database ${name} tablespace ${name}`);
  });
  url.pathname = `/${name}`;
  const drop = () =>
    administer(async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop tablespace ${name}`);
    });
  return { url: url.href, drop };
}
