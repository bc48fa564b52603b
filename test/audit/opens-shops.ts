import { afterEach } from 'vitest';
import { Shop } from './shop.js';

/** Returns what opens shops, each in a database of its own or in a given one; they close after each test. */
export function opensShops(freshDatabase: () => Promise<string>): (databaseUrl?: string) => Promise<Shop> {
  const shops: Shop[] = [];
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });
  return async (databaseUrl) => {
    const shop = await Shop.open(databaseUrl ?? (await freshDatabase()));
    shops.push(shop);
    return shop;
  };
}
