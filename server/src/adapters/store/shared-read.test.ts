import { describe, expect, it } from 'vitest';
import { SharedRead } from './shared-read.js';

describe('A shared read', () => {
  const begun: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = new SharedRead(
    () => new Promise<number>((resolve, reject) => void begun.push({ resolve, reject })),
  );
  const turn = () => new Promise(setImmediate);

  it('gives every caller a result of a read that began after its call', async () => {
    const first = [read.get(), read.get()];
    await turn();
    expect(begun).toHaveLength(1);
    const second = [read.get(), read.get()];
    await turn();
    // The first one began before these asked, so it says nothing to them.
    expect(begun).toHaveLength(1);
    begun[0]?.resolve(1);
    expect(await Promise.all(first)).toEqual([1, 1]);
    await turn();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve(2);
    expect(await Promise.all(second)).toEqual([2, 2]);
  });

  it('goes on after a failure', async () => {
    const failed = read.get();
    await turn();
    begun[2]?.reject(new Error('gone'));
    await expect(failed).rejects.toThrow('gone');
    const next = read.get();
    await turn();
    begun[3]?.resolve(4);
    expect(await next).toBe(4);
  });
});
