import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file that the server serves. */
export interface Served {
  file: string;
  type: string;
  etag: string;
  /** The Markdown of the page, for clients that request it. */
  markdown: string | null;
  /** Whether its address changes with its content. */
  isLasting: boolean;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Writes the files of the site, their compressed copies, and a list of them for the server. */
export class Output {
  readonly served: Record<string, Served> = {};

  constructor(readonly folder: string) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Adds a file under an address, and returns the address. */
  add(url: string, file: string, text: string, markdown: string | null = null): void {
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    this.served[url] = { file, type, etag: `W/"${digest(text)}"`, markdown, isLasting: false };
    this.write(file, text);
  }

  /** Adds a file under an address that changes with its content, so that browsers can cache it for ever. */
  addAsset(name: string, text: string): string {
    const file = `assets/${name.replace(/(?=\.\w+$)/, `-${digest(text).slice(0, 10)}`)}`;
    const url = `/docs/${file}`;
    this.add(url, file, text);
    this.served[url] = { ...(this.served[url] as Served), isLasting: true };
    return url;
  }

  /** Written last, so that the site is complete once the list exists. */
  finish(): void {
    writeFileSync(join(this.folder, 'served.json'), JSON.stringify(this.served));
  }

  private write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
