import { describe, expect, it } from 'vitest';
import type { Handlers } from './mount.js';

type Cancel = Handlers['escrow']['cancel'];

describe('An operation whose contract says that a key makes repeats safe', () => {
  it('has no handler that goes past the pipeline: that does not compile', () => {
    // @ts-expect-error the reply of any other handler
    const past: Cancel = async () => ({ status: 200, body: {} as never });
    // @ts-expect-error nor is a reply in the pipeline's shape one that the pipeline made
    const copied: Cancel = async () => ({ kind: 'body', body: {} as never, isReplay: false });
    expect([past, copied]).toHaveLength(2);
  });

  it('is any other operation, if it says nothing of a key', () => {
    const list: Handlers['banks']['list'] = async () => ({ status: 200, body: { data: [] } });
    expect(list).toBeTypeOf('function');
  });
});
