import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../ports/files.js';

/** Keeps files in a folder that only this user can read. */
export class FolderFiles implements FileStore {
  constructor(private readonly folder: string) {}

  async put(id: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // A crash leaves a part under another name, never half a file under its own. Two may keep the same file.
    const part = `${this.#pathOf(id)}.${randomUUID()}`;
    try {
      await writeAll(part, bytes);
      await rename(part, this.#pathOf(id));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async get(id: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#pathOf(id));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true });
  }

  #pathOf(id: string): string {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('The id of a file is a UUID');
    return path.join(this.folder, id);
  }
}

async function writeAll(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
