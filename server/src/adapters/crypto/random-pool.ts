import { randomBytes } from 'node:crypto';

const poolLength = 4096;

/** Returns random bytes from a pool, which saves a system call each; no byte is returned twice. */
export function randomPool(): (count: number) => Buffer {
  let pool = Buffer.alloc(0);
  return (count) => {
    if (pool.length < count) pool = randomBytes(Math.max(poolLength, count));
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
}
