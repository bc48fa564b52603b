import { expect, it } from 'vitest';
import { forEachStore } from '../harness/stores.js';

forEachStore((_engine, open) => {
  it('migrates twice without a second effect', async () => {
    const store = await open();
    await store.migrate();
    expect(store.now()).toBeGreaterThan(0);
  });
});
