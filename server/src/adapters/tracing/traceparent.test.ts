import { describe, expect, it } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.js';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('a traceparent', () => {
  it.each(['01', '00'])('with the flags %s is read and written', (flags) => {
    const text = `00-${traceId}-${spanId}-${flags}`;
    const read = readTraceparent(text);
    expect(read).toEqual({ traceId, spanId, traceFlags: Number(flags), isRemote: true });
    expect(read && writeTraceparent(read)).toBe(text);
  });

  it('of a later version is read as far as it is known', () => {
    expect(readTraceparent(`01-${traceId}-${spanId}-03-more`)).toMatchObject({ traceId, traceFlags: 1 });
  });

  it.each([
    undefined,
    '',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  ])('that is %s counts as none', (text) => {
    expect(readTraceparent(text)).toBeNull();
  });
});
