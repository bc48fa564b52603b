import { AwsClient } from 'aws4fetch';
import type { FileStore } from '../../ports/files.js';

/** How long a call may take, in ms. */
const deadlineMs = 10_000;

/** Keeps files in a bucket of S3 or of a service that speaks its protocol. */
export class BucketFiles implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;

  /** @param address `https://KEY:SECRET@HOST/BUCKET?region=REGION` */
  constructor(address: string) {
    const url = new URL(address);
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      region: url.searchParams.get('region') ?? 'auto',
      // A retry that takes seconds would hold a person's form; they send it again.
      retries: 1,
    });
    this.#base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    const body = new Uint8Array(bytes);
    const headers = { 'Content-Type': 'application/octet-stream' };
    await (await this.#call('PUT', id, { body, headers })).body?.cancel();
  }

  async get(id: string): Promise<Uint8Array | null> {
    const response = await this.#call('GET', id, {}, [404]);
    return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
  }

  async delete(id: string): Promise<void> {
    await (await this.#call('DELETE', id, {}, [404])).body?.cancel();
  }

  async #call(
    method: string,
    id: string,
    request: RequestInit,
    expected: readonly number[] = [],
  ): Promise<Response> {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await this.#client.fetch(`${this.#base}/${id}`, { ...request, method, signal });
    if (response.ok || expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${method} with ${response.status}`);
  }
}
