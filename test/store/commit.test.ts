import { describe, expect, it } from 'vitest';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { StoreFault } from '../../server/src/ports/store.js';
import { forEachStore } from '../harness/stores.js';
import {
  at,
  countChanges,
  creation,
  findBalance,
  findEscrow,
  findEvents,
  findMovements,
  newChange,
  newCredit,
  newEscrow,
  newEvent,
  seedAccount,
} from './fixtures.js';

forEachStore((_engine, open) => {
  const openWithEscrow = async () => {
    const store = await open();
    await seedAccount(store);
    const escrow = newEscrow('one');
    expect(await commitChange(store, creation(escrow))).toBe('committed');
    return { store, escrow };
  };

  const funding = (escrow = newEscrow('one'), changeId = 'fund') =>
    newChange(changeId, {
      writes: [
        {
          update: 'checkout',
          row: { ...escrow, status: 'funded', amountReceived: 100_000, amountHeld: 100_000 },
        },
        { insert: 'credit', row: newCredit(`credit-${changeId}`, escrow, 100_000) },
      ],
      movements: [{ debit: 'bank:sandbox:test', credit: 'escrow:one', amount: 100_000 }],
      events: [
        newEvent(`${changeId}-1`, escrow, 'payment.success'),
        newEvent(`${changeId}-2`, escrow, 'escrow.funded'),
      ],
    });

  it('writes rows, ledger and events together', async () => {
    const { store, escrow } = await openWithEscrow();
    expect(await commitChange(store, funding(escrow))).toBe('committed');
    const row = await store.one(findEscrow, { id: 'one' });
    expect(row).toEqual({
      ...escrow,
      version: 2,
      sequence: 2,
      status: 'funded',
      amountReceived: 100_000,
      amountHeld: 100_000,
    });
    expect(await store.one(findBalance, { id: 'escrow:one' })).toEqual({ balance: 100_000 });
    expect(await store.all(findMovements, { changeId: 'fund' })).toEqual([
      {
        changeId: 'fund',
        n: 0,
        mode: 'test',
        accountId: 'account',
        amount: 100_000,
        at,
        debitAccount: 'bank:sandbox:test',
        creditAccount: 'escrow:one',
      },
    ]);
    const events = await store.all(findEvents, { checkoutId: 'one' });
    expect(events.map(({ sequence, type }) => [sequence, type])).toEqual([
      [1, 'payment.success'],
      [2, 'escrow.funded'],
    ]);
  });

  describe('a lost race writes nothing', () => {
    it('by version', async () => {
      const { store, escrow } = await openWithEscrow();
      await commitChange(store, funding(escrow));
      expect(await commitChange(store, funding(escrow, 'again'))).toBe('lost_race');
      expect(await store.one(findBalance, { id: 'escrow:one' })).toEqual({ balance: 100_000 });
      expect(await store.all(findEvents, { checkoutId: 'one' })).toHaveLength(2);
    });

    it('by the version of a row after the guard', async () => {
      const { store, escrow } = await openWithEscrow();
      await commitChange(store, funding(escrow));
      const credit = newCredit('credit-fund', escrow, 100_000);
      const taken = newChange('taken', {
        writes: [{ update: 'credit', row: { ...credit, status: 'reversed', reversedAt: at } }],
      });
      expect(await commitChange(store, taken)).toBe('committed');
      const change = newChange('late', {
        writes: [
          { insert: 'checkout', row: newEscrow('two') },
          { update: 'credit', row: { ...credit, amountRefunded: 1 } },
        ],
      });
      expect(await commitChange(store, change)).toBe('lost_race');
      expect(await store.one(findEscrow, { id: 'two' })).toBeUndefined();
      expect(await store.one(countChanges, {})).toEqual({ count: 3 });
    });

    it('by reference', async () => {
      const { store } = await openWithEscrow();
      const duplicate = newEscrow('twin', { reference: 'one' });
      expect(await commitChange(store, creation(duplicate))).toBe('lost_race');
      expect(await store.one(findBalance, { id: 'escrow:twin' })).toBeUndefined();
    });

    it('by change id', async () => {
      const { store, escrow } = await openWithEscrow();
      await commitChange(store, funding(escrow));
      const later = { ...escrow, version: 2, status: 'funded' as const, amountReceived: 1, amountHeld: 1 };
      const repeat = newChange('fund', { writes: [{ update: 'checkout', row: later }] });
      expect(await commitChange(store, repeat)).toBe('lost_race');
      expect((await store.one(findEscrow, { id: 'one' }))?.amountHeld).toBe(100_000);
    });

    it('by the partner id of a credit, after the guard', async () => {
      const { store, escrow } = await openWithEscrow();
      await commitChange(store, funding(escrow));
      const change = newChange('other', {
        writes: [
          { insert: 'checkout', row: newEscrow('two') },
          { insert: 'credit', row: { ...newCredit('c2', escrow, 1), partnerCreditId: 'credit-fund' } },
        ],
      });
      expect(await commitChange(store, change)).toBe('lost_race');
      expect(await store.one(findEscrow, { id: 'two' })).toBeUndefined();
    });

    it('by idempotency key, of a change that writes nothing else', async () => {
      const { store } = await openWithEscrow();
      const record = {
        accountId: 'account',
        mode: 'test' as const,
        key: 'key-00001',
        fingerprint: 'f',
        status: 200,
        bodySealed: 'sealed',
        createdAt: at,
      };
      expect(await commitChange(store, newChange('a', { idempotency: record }))).toBe('committed');
      expect(await commitChange(store, newChange('b', { idempotency: record }))).toBe('lost_race');
      expect(await store.one(countChanges, {})).toEqual({ count: 2 });
    });
  });

  describe('the database refuses', () => {
    const refusals: [string, Parameters<typeof newChange>[1]][] = [
      [
        'to owe what an account does not hold',
        { movements: [{ debit: 'escrow:one', credit: 'bank:sandbox:test', amount: 1 }] },
      ],
      [
        'to move money on an account that was never opened',
        { movements: [{ debit: 'bank:sandbox:test', credit: 'payout:none', amount: 1 }] },
      ],
      ['to move money onto itself', { movements: [{ debit: 'loss', credit: 'loss', amount: 1 }] }],
      ['to move nothing', { movements: [{ debit: 'loss', credit: 'bank:sandbox:test', amount: 0 }] }],
      [
        'amounts that do not add up',
        { writes: [{ insert: 'checkout', row: newEscrow('two', { amountReceived: 5 }) }] },
      ],
      [
        'a funded escrow that holds nothing',
        { writes: [{ insert: 'checkout', row: newEscrow('two', { status: 'funded' }) }] },
      ],
      [
        'a closed escrow that holds something',
        {
          writes: [
            {
              insert: 'checkout',
              row: newEscrow('two', { status: 'released', amountReceived: 5, amountHeld: 5 }),
            },
          ],
        },
      ],
      [
        'a fraction of a kobo',
        { writes: [{ insert: 'checkout', row: newEscrow('two', { amount: 10_000.5 }) }] },
      ],
      [
        'a number above 2^53',
        { writes: [{ insert: 'checkout', row: newEscrow('two', { amount: 2 ** 53 }) }] },
      ],
    ];

    it.each(refusals)('%s', async (_, fields) => {
      const { store } = await openWithEscrow();
      await expect(commitChange(store, newChange('bad', fields))).rejects.toBeInstanceOf(StoreFault);
      expect(await store.one(countChanges, {})).toEqual({ count: 1 });
      expect(await commitChange(store, creation(newEscrow('good')))).toBe('committed');
    });
  });

  it('opens an account only once', async () => {
    const { store } = await openWithEscrow();
    expect(await commitChange(store, newChange('again', { opens: ['escrow:one'] }))).toBe('lost_race');
  });

  it('numbers the events of 50 parallel commits without a gap', async () => {
    const { store, escrow } = await openWithEscrow();
    const commits = Array.from({ length: 50 }, (_, index) =>
      commitChange(
        store,
        newChange(`notify:${index}`, {
          writes: [{ insert: 'credit', row: newCredit(`c${index}`, escrow, 1) }],
          events: [newEvent(`${index}-a`, escrow), newEvent(`${index}-b`, escrow)],
        }),
      ),
    );
    expect(new Set(await Promise.all(commits))).toEqual(new Set(['committed']));
    const events = await store.all(findEvents, { checkoutId: 'one' });
    expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(await store.one(findEscrow, { id: 'one' })).toMatchObject({ version: 1, sequence: 100 });
  });

  it('lets one of 20 parallel decisions on the same row win', async () => {
    const { store, escrow } = await openWithEscrow();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => commitChange(store, funding(escrow, `fund:${index}`))),
    );
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
    expect(await store.one(findBalance, { id: 'escrow:one' })).toEqual({ balance: 100_000 });
  });

  it('compares references byte by byte', async () => {
    const { store } = await openWithEscrow();
    for (const reference of ['ONE', 'one ', 'óne', 'o\u0301ne']) {
      const escrow = newEscrow(`id-${reference}`, { reference });
      expect(await commitChange(store, creation(escrow))).toBe('committed');
    }
  });
});
