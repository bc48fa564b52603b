import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEvent, raiseSequence } from '../../../server/src/adapters/store/commit-statements.js';
import type { RecordedEvent } from '../../../server/src/adapters/store/rows.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { bound, statement } from '../../../server/src/adapters/store/statement.js';
import { findFollowing } from '../../../server/src/features/events/queries.js';
import { type Service, startService } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { createDatabase } from '../../harness/stores.js';
import { proof, TestEscrow } from '../../harness/test-escrow.js';

const findDelivered = statement<{ reference: string; type: string }, RecordedEvent>(
  'test.delivered',
  (db, p) =>
    db
      .selectFrom('event')
      .select(columns('event'))
      .where('reference', '=', p.reference)
      .where('type', '=', p.type),
);

describe('two events of one reference at one position', () => {
  let service: Service;
  let reference: string;
  let delivered: RecordedEvent;
  /** Its id is lower than that of the event before it. */
  const lastId = '00000000-0000-7000-8000-000000000000';
  beforeAll(async () => {
    service = await startService(await createDatabase());
    const escrow = await TestEscrow.funded(service);
    reference = escrow.reference;
    const early = new pg.Client(service.deps.services.config.DATABASE_URL);
    await early.connect();
    await early.query('begin');
    await early.query('select pg_current_xact_id()');
    expect((await escrow.post('deliver', proof)).status).toBe(200);
    delivered = (await service.deps.services.store.one(findDelivered, {
      reference,
      type: 'escrow.delivered',
    })) as RecordedEvent;
    const event = { ...delivered, id: lastId, following: 0 };
    for (const { sql, values } of [
      bound(raiseSequence, { id: delivered.checkoutId as string, eventCount: 1 }).compile('postgres'),
      bound(insertEvent, event as never).compile('postgres'),
    ]) {
      await early.query(sql, values as unknown[]);
    }
    await early.query('commit');
    await early.end();
    await eventsSettled(service);
  });
  afterAll(() => service.stop());

  it('are streamed by sequence, although the first transaction wrote last', async () => {
    const owner = { accountId: service.accountId, mode: 'test' as const };
    const following = (place: { position: number; sequence: number | null; id: string }) =>
      service.deps.services.store.all(findFollowing, { ...owner, ...place });
    const received = await following({ position: 0, sequence: null, id: '' });
    expect(received.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect((await following(delivered)).map(({ id }) => id)).toEqual([lastId]);
  });

  it('are listed by sequence, on one page and page by page', async () => {
    const read = async (query: string) =>
      (await service.call('GET', `/events?reference=${reference}&${query}`)).body;
    expect((await read('limit=100')).data.map(sequenceOf)).toEqual([5, 4, 3, 2, 1]);
    const pages: number[] = [];
    for (let cursor = ''; ; ) {
      const { data, next_cursor } = await read(`limit=1${cursor}`);
      pages.push(...data.map(sequenceOf));
      if (next_cursor === null) break;
      cursor = `&cursor=${next_cursor}`;
    }
    expect(pages).toEqual([5, 4, 3, 2, 1]);
  });

  it('are listed by a cursor of an earlier version as its own pages were ordered', async () => {
    const read = async (id: string) => {
      const cursor = Buffer.from(`${delivered.position}.${id}`).toString('base64url');
      const { status, body } = await service.call('GET', `/events?reference=${reference}&cursor=${cursor}`);
      return [status, body.data.map(sequenceOf)];
    };
    expect(await read(delivered.id)).toEqual([200, [5, 3, 2, 1]]);
    expect(await read(lastId)).toEqual([200, [3, 2, 1]]);
  });
});

function sequenceOf({ sequence }: { sequence: number }): number {
  return sequence;
}
