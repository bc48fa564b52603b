import { describe, expect, it } from 'vitest';
import { connect, problem, startFake } from './fake-service.js';

const page = (references: string[], next: string | null) => ({
  json: { data: references.map((reference) => ({ reference })), has_more: next !== null, next_cursor: next },
});

const three = [page(['a', 'b'], 'c/1'), page([], 'c2'), page(['c'], null)] as const;

describe('a list', () => {
  it('is walked to its end, page by page, with the filter on every page', async () => {
    await using fake = await startFake(...three);
    const seen: string[] = [];
    for await (const escrow of connect(fake).client.escrow.list({ status: 'funded' }))
      seen.push(escrow.reference);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(fake.arrived.map((request) => request.url.split('?')[1])).toEqual([
      'status=funded',
      'status=funded&cursor=c%2F1',
      'status=funded&cursor=c2',
    ]);
  });

  it('asks for no further page once the walk is left', async () => {
    await using fake = await startFake(...three);
    const found = await connect(fake).client.escrow.list().toArray({ limit: 2 });
    expect(found.map((escrow) => escrow.reference)).toEqual(['a', 'b']);
    expect(fake.arrived).toHaveLength(1);
    expect(await connect(fake).client.escrow.list().toArray({ limit: 0 })).toEqual([]);
  });

  it('is not gathered without a limit', async () => {
    await using fake = await startFake(...three);
    for (const options of [undefined, {}, { limit: Number.NaN }, { limit: -1 }]) {
      const gathered = connect(fake)
        .client.escrow.list()
        .toArray(options as { limit: number });
      await expect(gathered).rejects.toMatchObject({ code: 'invalid_option' });
    }
    expect(fake.arrived).toHaveLength(0);
  });

  it('can be walked several times at once, each walk from its beginning', async () => {
    await using fake = await startFake(page(['a'], null));
    const list = connect(fake).client.escrow.list();
    const walks = await Promise.all([1, 2, 3].map(() => list.toArray({ limit: 10 })));
    expect(walks.map((walk) => walk.length)).toEqual([1, 1, 1]);
    expect(fake.arrived).toHaveLength(3);
  });

  it('gives each item once to callers that do not wait for one another', async () => {
    await using fake = await startFake(...three);
    const walk = connect(fake).client.escrow.list()[Symbol.asyncIterator]();
    const steps = await Promise.all([1, 2, 3, 4].map(() => walk.next()));
    expect(steps.map(({ value, done }) => (done ? null : value.reference))).toEqual(['a', 'b', 'c', null]);
  });

  it('gives single pages with what is known about the request', async () => {
    await using fake = await startFake(page(['a'], 'next'));
    const { client } = connect(fake);
    const first = await client.sellers.list({ limit: 1 }).page();
    expect(first).toMatchObject({ has_more: true, next_cursor: 'next' });
    expect(first.requestId).toBe('request-1');
    await client.sellers.list({ limit: 1 }).page('next');
    expect(fake.arrived[1]?.url).toBe('/api/public/v1/sellers?limit=1&cursor=next');
  });

  it('that is awaited is its first page, over which a loop walks on to the end', async () => {
    await using fake = await startFake(...three);
    const page = await connect(fake).client.escrow.list();
    expect(page).toEqual({
      data: [{ reference: 'a' }, { reference: 'b' }],
      has_more: true,
      next_cursor: 'c/1',
    });
    expect([page.requestId, fake.arrived.length]).toEqual(['request-1', 1]);
    const seen: string[] = [];
    for await (const escrow of page) seen.push(escrow.reference);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(fake.arrived).toHaveLength(3);
  });

  it('that is awaited fails as any call fails', async () => {
    await using fake = await startFake(problem(401, 'revoked_key'));
    const refused = connect(fake)
      .client.escrow.list()
      .then(
        () => 'a page',
        (error) => (error as { code: string }).code,
      );
    expect(await refused).toBe('revoked_key');
  });

  it('stops with an error when a page names itself as the next one', async () => {
    await using fake = await startFake(page(['a'], 'same'));
    const walk = connect(fake).client.escrow.list().toArray({ limit: 100 });
    await expect(walk).rejects.toMatchObject({ code: 'unexpected_response' });
    expect(fake.arrived).toHaveLength(2);
  });

  it('fails where a page fails', async () => {
    await using fake = await startFake(page(['a'], 'x'), problem(401, 'revoked_key'));
    const seen: string[] = [];
    const walk = async () => {
      for await (const escrow of connect(fake).client.escrow.list()) seen.push(escrow.reference);
    };
    await expect(walk()).rejects.toMatchObject({ code: 'revoked_key' });
    expect(seen).toEqual(['a']);
  });
});
