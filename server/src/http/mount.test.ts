import { describe, expect, it } from 'vitest';
import type { Handlers } from './mount.js';

type Cancel = Handlers['escrow']['cancel'];

describe('An operation that takes an `Idempotency-Key`', () => {
  it('has no handler that bypasses the pipeline: that does not compile', () => {
    // @ts-expect-error the reply of any other handler
    const past: Cancel = async () => ({ status: 200, body: {} as never });
    // @ts-expect-error nor is a reply in the pipeline's shape one that the pipeline made
    const copied: Cancel = async () => ({ kind: 'body', body: {} as never, isReplay: false });
    expect([past, copied]).toHaveLength(2);
  });

  it('takes any handler if its contract names no key', () => {
    const list: Handlers['banks']['list'] = async () => ({ status: 200, body: { data: [] } });
    expect(list).toBeTypeOf('function');
  });
});
