import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideDatabase, openFiles } from './index.js';

const id = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';
const bytes = Uint8Array.from([0, 255, 13, 10, 0]);

let folder: string;
let bucket: Server;
let isDown = false;
const kept = new Map<string, Buffer>();
const signatures: string[] = [];

/** Keeps objects as S3 does, as far as they are put, read and deleted. */
function startBucket(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    signatures.push(request.headers.authorization ?? '');
    const key = request.url ?? '';
    if (isDown) response.statusCode = 403;
    else if (request.method === 'PUT') kept.set(key, Buffer.concat(parts));
    else if (request.method === 'DELETE') response.statusCode = kept.delete(key) ? 204 : 404;
    else if (kept.has(key)) return response.end(kept.get(key));
    else response.statusCode = 404;
    response.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'escrow-files-'));
  bucket = await startBucket();
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

const addressOf = (kind: 'folder' | 'bucket') =>
  kind === 'folder'
    ? `folder:${folder}/files`
    : `http://key:se%2Fcret@127.0.0.1:${(bucket.address() as AddressInfo).port}/logos?region=af-south-1`;

describe.each(['folder', 'bucket'] as const)('files in a %s', (kind) => {
  it('are there until they are deleted', async () => {
    const files = openFiles(addressOf(kind));
    expect(await files.get(id)).toBeNull();
    await files.put(id, bytes);
    expect(Uint8Array.from((await files.get(id)) ?? [])).toEqual(bytes);
    await files.put(id, bytes.subarray(1));
    expect((await files.get(id))?.length).toBe(4);
    await files.delete(id);
    await files.delete(id);
    expect(await files.get(id)).toBeNull();
  });
});

it('a folder keeps them from other users of the machine, and has no half ones', async () => {
  await openFiles(addressOf('folder')).put(id, bytes);
  const inside = path.join(folder, 'files');
  expect(readdirSync(inside)).toEqual([id]);
  expect([statSync(inside).mode & 0o777, statSync(path.join(inside, id)).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

it('a folder keeps a file once that two put at the same time', async () => {
  const files = openFiles(addressOf('folder'));
  await Promise.all(Array.from({ length: 5 }, () => files.put(id, bytes)));
  expect(readdirSync(path.join(folder, 'files'))).toEqual([id]);
  expect(Uint8Array.from((await files.get(id)) ?? [])).toEqual(bytes);
});

it('a folder takes no name but an id', async () => {
  await expect(openFiles(addressOf('folder')).get('../secret.key')).rejects.toThrow('UUID');
});

it('a bucket is called with a signature, never with the secret', async () => {
  await openFiles(addressOf('bucket')).put(id, bytes);
  expect(kept.has(`/logos/${id}`)).toBe(true);
  expect(signatures.at(-1)).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/af-south-1\/s3\/aws4_request/);
  expect(signatures.join()).not.toContain('se/cret');
});

it('a bucket that refuses is an error, not an absent file', async () => {
  isDown = true;
  const files = openFiles(addressOf('bucket'));
  await expect(files.get(id)).rejects.toThrow('403');
  await expect(files.put(id, bytes)).rejects.toThrow('403');
});

it.each([
  ['sqlite:./data/escrow.db', 'folder:data/files'],
  ['sqlite:/srv/escrow/escrow.db', 'folder:/srv/escrow/files'],
  ['sqlite::memory:', 'folder:data/files'],
  ['postgres://db.example/escrow', 'folder:data/files'],
])('without a setting, those of %s are in %s', (database, address) => {
  expect(besideDatabase(database)).toBe(address);
});
