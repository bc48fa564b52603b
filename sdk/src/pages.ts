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

/**
 * A list, fetched page by page as it is walked.
 *
 * @example
 * ```ts
 * for await (const escrow of client.escrow.list({ status: 'funded' })) console.log(escrow.reference);
 * const page = await client.escrow.list().page();
 * ```
 */
export class Pages<Item> implements AsyncIterable<Item> {
  readonly #client: Requester;
  readonly #call: Call;

  constructor(client: Requester, call: Call) {
    this.#client = client;
    this.#call = call;
  }

  /** One page: the first, or the one at `cursor`. */
  page(cursor?: string): Promise<Answer<Page<Item>>> {
    const query = cursor === undefined ? this.#call.query : { ...this.#call.query, cursor };
    return answer<Page<Item>>(this.#client, { ...this.#call, query });
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Item> {
    let page = await this.page();
    while (true) {
      yield* page.data;
      const cursor = page.next_cursor;
      if (!page.has_more || cursor === null) return;
      page = await this.page(cursor);
      if (page.next_cursor !== cursor) continue;
      const message = 'The list does not go on: a page names itself as the next one.';
      throw new EscrowError({ code: 'unexpected_response', message, requestId: page.requestId });
    }
  }

  /**
   * The first `limit` items; the limit keeps a long list from filling the memory.
   *
   * @throws EscrowError with `invalid_option` for a limit that is none.
   */
  async toArray(options: { limit: number }): Promise<Item[]> {
    const limit = (options as Partial<typeof options> | undefined)?.limit ?? Number.NaN;
    if (!(limit >= 0)) {
      const message = 'toArray needs { limit }: how many items at most, 0 or more.';
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
