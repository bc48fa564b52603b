import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import { openStatuses } from '../../../server/src/domain/checkout/invariants.js';
import { isShownToKey, isShownToPerson, type Photo, photoLimits } from '../../../server/src/domain/photo.js';
import type { Checkout } from '../../../server/src/domain/records.js';
import { purgePhotos } from '../../../server/src/features/photos/purge.js';
import { type FoundPhoto, listPhotosOf } from '../../../server/src/features/photos/queries.js';
import type { World } from '../world.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

interface Kept extends Photo {
  /** The account of its checkout. */
  owner: string;
  status: Checkout['status'];
  /** When its checkout last changed. */
  changedAt: number;
}

const listKept = statement<Record<never, never>, Kept>('simulation.photos', (db) =>
  db
    .selectFrom('photo')
    .innerJoin('checkout', 'checkout.id', 'photo.checkout_id')
    .select(columns('photo'))
    .select(['checkout.account_id as owner', 'checkout.status', 'checkout.updated_at as changedAt']),
);

/** Which photos a text names, by the end of their addresses. */
const idsIn = (text: string | null) => text?.match(/(?<=\/files\/)[0-9a-f-]{36}/g) ?? [];

/** What the sides of a checkout name, by the side and the purpose of the photos. */
function namedBy({ checkout, disputes }: Facts): [id: string, side: string, kind: string][] {
  const sent = idsIn(checkout.dispatchProofJson).map((id): [string, string, string] => [
    id,
    'seller',
    'delivery',
  ]);
  const said = disputes.flatMap(({ evidenceJson }) =>
    (JSON.parse(evidenceJson) as { side: string; links: string[] }[]).flatMap(({ side, links }) =>
      links.flatMap(idsIn).map((id): [string, string, string] => [id, side, 'dispute']),
    ),
  );
  return [...sent, ...said];
}

/** A photo that a side names is shown to both sides and the account's keys, and to nobody else. */
function judgeShown(photo: FoundPhoto, checkout: Checkout): void {
  const { accountId, mode, customerKey, sellerKey } = checkout;
  const otherMode = mode === 'test' ? 'live' : 'test';
  const toPerson = (emailKey: string, readerMode: Checkout['mode']) =>
    isShownToPerson(photo, checkout, { emailKey, personId: 'somebody', mode: readerMode });
  const shown = [
    isShownToKey(photo, { accountId, mode }),
    toPerson(customerKey, mode),
    sellerKey === null || toPerson(sellerKey, mode),
  ];
  const leaked = [
    isShownToKey(photo, { accountId: 'another', mode }),
    isShownToKey(photo, { accountId, mode: otherMode }),
    toPerson('stranger@example.com', mode),
    toPerson(customerKey, otherMode),
  ];
  hold(!shown.includes(false), 'a photo is shown to whom it is for', `${photo.id}: ${shown}`);
  hold(!leaked.includes(true), 'a photo is shown to nobody else', `${photo.id}: ${leaked}`);
}

/** Follows photos from their upload to their purge. */
export class PhotoJudge {
  #kept = new Map<string, Kept>();
  /** Whether each photo that was named was so within its day. */
  #named = new Map<string, boolean>();

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const [kept, named] = [new Map(this.#kept), new Map(this.#named)];
    return () => {
      this.#kept = new Map(kept);
      this.#named = new Map(named);
    };
  }

  /** A photo that a side names is of that side, and about what they say. */
  async judge({ store, services }: World, facts: Facts): Promise<void> {
    const named = namedBy(facts);
    if (named.length === 0) return;
    const photos = await store.all(listPhotosOf, { checkoutId: facts.checkout.id });
    for (const [id, side, kind] of named) {
      const photo = photos.find((each) => each.id === id);
      const says = `${facts.checkout.reference}: ${id} of the ${side} is ${JSON.stringify(photo)}`;
      // Here a form may take days, and its photo may be gone when it ends.
      if (photo === undefined) continue;
      hold(photo.side === side && photo.kind === kind, 'a side names photos of its own', says);
      judgeShown(photo, facts.checkout);
      const isInTime = services.clock.now() - photo.createdAt < photoLimits.resentMs;
      if (!this.#named.has(id)) this.#named.set(id, isInTime);
    }
  }

  /** A photo belongs to the account of its escrow. It goes after a day, unless it was named before. */
  async judgeKept({ store, services }: World): Promise<void> {
    const rows = new Map((await store.all(listKept, {})).map((photo) => [photo.id, photo]));
    for (const { id, accountId, owner } of rows.values())
      hold(accountId === owner, 'a photo belongs to the account of its escrow', id);
    for (const [id, { createdAt }] of this.#kept) {
      if (rows.has(id)) continue;
      const age = services.clock.now() - createdAt;
      hold(this.#named.get(id) !== true, 'a photo that is named is kept', id);
      hold(age > photoLimits.orphanKeptMs, 'a photo waits a day for its form', `${id} went after ${age} ms`);
    }
    this.#kept = rows;
  }

  /** Once a purge has run, what nothing named is gone. */
  async judgePurged(world: World): Promise<void> {
    await purgePhotos({ ...world.services, store: world.store });
    await this.judgeKept(world);
    const before = world.services.clock.now() - photoLimits.orphanKeptMs;
    const left = [...this.#kept.values()].filter(
      ({ id, createdAt }) => createdAt < before && !this.#named.has(id),
    );
    hold(left.length === 0, 'a photo that nothing names is purged', left.map(({ id }) => id).join(', '));
    await this.#judgeYear(world);
  }

  /** Photos go a year after the end of their escrow, never before, and those of an open one stay. */
  async #judgeYear({ services, store }: World): Promise<void> {
    const named = [...this.#kept.values()].filter(({ id }) => this.#named.get(id) === true);
    const [open, closed] = [true, false].map((isOpen) =>
      named.filter(({ status }) => openStatuses.includes(status) === isOpen),
    ) as [Kept[], Kept[]];
    if (closed.length === 0) return;
    const ends = closed.map(({ createdAt, changedAt }) => Math.max(createdAt, changedAt));
    /** Which named photos are left when a year and `ms` have passed since the end at `from`. */
    const leftAfter = async (from: number, ms: number) => {
      const at = from + photoLimits.keptMs + ms;
      await purgePhotos({ ...services, store, clock: { ...services.clock, now: () => at } });
      const rows = new Set((await store.all(listKept, {})).map(({ id }) => id));
      return named.filter(({ id }) => rows.has(id)).map(({ id }) => id);
    };
    const idsOf = (photos: readonly Kept[]) => photos.map(({ id }) => id).join();
    const early = (await leftAfter(Math.min(...ends), 0)).join();
    hold(early === idsOf(named), 'a photo is kept for a year', `${early} of ${idsOf(named)}`);
    const late = (await leftAfter(Math.max(...ends), 1)).join();
    hold(late === idsOf(open), 'a photo goes a year after the end', `${late} instead of ${idsOf(open)}`);
  }
}
