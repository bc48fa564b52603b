import { type Answer, answer, type Requester } from './answer.js';
import { EscrowError } from './errors.js';
import type { Call } from './request.js';

/** One page of a list, newest first. */
export interface Page<Item> {
  data: Item[];
  has_more: boolean;
  /** Pass it to `page()` for the next page; null on the last. */
  next_cursor: string | null;
}

/** A page that also loops over its entries and those of every later page. */
export type OpenPage<Item> = Answer<Page<Item>> & AsyncIterable<Item>;

/**
 * A list. Loop over it to fetch every page, or await it to get one.
 *
 * @example
 * ```ts
 * for await (const escrow of client.escrow.list({ status: 'funded' })) console.log(escrow.reference);
 * const page = await client.escrow.list({ limit: 50 });
 * ```
 */
export class Pages<Item> implements AsyncIterable<Item>, PromiseLike<OpenPage<Item>> {
  readonly #client: Requester;
  readonly #call: Call;

  constructor(client: Requester, call: Call) {
    this.#client = client;
    this.#call = call;
  }

  /** One page: the first, or the one at `cursor`. */
  async page(cursor?: string): Promise<OpenPage<Item>> {
    const query = cursor === undefined ? this.#call.query : { ...this.#call.query, cursor };
    const page = await answer<Page<Item>>(this.#client, { ...this.#call, query });
    if (!Array.isArray(page.data)) throw unexpected('The response is not a page of a list.', page);
    return Object.defineProperty(page, Symbol.asyncIterator, {
      value: () => this.#walk(page),
    }) as OpenPage<Item>;
  }

  /** Lets `await` fetch the first page. */
  // biome-ignore lint/suspicious/noThenProperty: awaiting a list is what most people try first
  then<Kept = OpenPage<Item>, Caught = never>(
    onPage?: ((page: OpenPage<Item>) => Kept | PromiseLike<Kept>) | null,
    onError?: ((error: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.page().then(onPage, onError);
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Item> {
    yield* await this.page();
  }

  async *#walk(first: Page<Item>): AsyncGenerator<Item, void, undefined> {
    let page = first;
    while (true) {
      yield* page.data;
      const cursor = page.next_cursor;
      if (!page.has_more || cursor === null) return;
      const next = await this.page(cursor);
      page = next;
      if (page.next_cursor !== cursor) continue;
      throw unexpected('The list never ends: a page names itself as the next one.', next);
    }
  }

  /**
   * The first `limit` items; the limit keeps a long list from filling the memory.
   *
   * @throws EscrowError with `invalid_option` without a usable limit.
   */
  async toArray(options: { limit: number }): Promise<Item[]> {
    const limit = (options as Partial<typeof options> | undefined)?.limit ?? Number.NaN;
    if (!(limit >= 0)) {
      const message = 'toArray needs { limit }, the most items to return: 0 or more.';
      throw new EscrowError({ code: 'invalid_option', message });
    }
    const items: Item[] = [];
    if (limit < 1) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}

function unexpected(message: string, { requestId }: { requestId: string | null }): EscrowError {
  return new EscrowError({ code: 'unexpected_response', message, requestId });
}
