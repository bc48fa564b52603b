import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, EventParser } from '../../../sdk/src/event-parser.js';

const encoder = new TextEncoder();

/** What a parser gives that gets the bytes in pieces of these lengths, the last of them again and again. */
function readIn(text: string, lengths: readonly number[]): Block[] {
  const parser = new EventParser();
  const blocks: Block[] = [];
  let rest = encoder.encode(text);
  for (let turn = 0; rest.length > 0; turn++) {
    const length = lengths[Math.min(turn, lengths.length - 1)] ?? rest.length;
    blocks.push(...parser.read(rest.subarray(0, length)));
    rest = rest.subarray(length);
  }
  return blocks;
}

const whole = (text: string) => readIn(text, [1_000_000]);

describe('a stream of events', () => {
  it.each<[string, string, Block[]]>([
    ['an event', 'id: 1\nevent: a\ndata: {"a":1}\n\n', [{ id: '1', data: '{"a":1}' }]],
    ['an event without the space after the colon', 'id:1\ndata:x\n\n', [{ id: '1', data: 'x' }]],
    ['only one space taken off', 'data:  x\n\n', [{ id: null, data: ' x' }]],
    ['several lines of data', 'data: a\ndata\ndata: b\n\n', [{ id: null, data: 'a\n\nb' }]],
    ['colons in the data', 'data: a: b:c\n\n', [{ id: null, data: 'a: b:c' }]],
    ['a place alone', 'id: 7\n\n', [{ id: '7', data: null }]],
    ['a comment', ': heartbeat\n\n', [{ id: null, data: null }]],
    [
      'an id that holds on',
      'id: 7\n\ndata: x\n\n',
      [
        { id: '7', data: null },
        { id: '7', data: 'x' },
      ],
    ],
    ['an id with U+0000, which counts for nothing', 'id: a\0\ndata: x\n\n', [{ id: null, data: 'x' }]],
    ['unknown fields', 'colour: red\ndata: x\n\n', [{ id: null, data: 'x' }]],
    ['a byte order mark', '\ufeffdata: x\n\n', [{ id: null, data: 'x' }]],
    ['blank lines', '\n\n\n', []],
    ['an event without its blank line', 'id: 1\ndata: x\n', []],
    ['an event that breaks off', 'id: 1\nda', []],
  ])('%s', (_name, text, blocks) => {
    expect(whole(text)).toEqual(blocks);
  });

  it('asks to wait, in whole milliseconds only', () => {
    const parser = new EventParser();
    expect([...parser.read(encoder.encode('retry: 1e3\n\nretry: -1\n\n'))]).toHaveLength(2);
    expect(parser.retryMs).toBeNull();
    expect([...parser.read(encoder.encode('retry: 250\n\n'))]).toHaveLength(1);
    expect(parser.retryMs).toBe(250);
  });

  it('is complete as soon as its last byte is here, whichever way lines end', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const parser = new EventParser();
      const bytes = encoder.encode(`data: x${end}${end}`);
      const last = end === '\r\n' ? -1 : bytes.length;
      expect([...parser.read(bytes.subarray(0, last))]).toEqual([{ id: null, data: 'x' }]);
    }
  });

  it('reads the same however it is cut and however its lines end', () => {
    const texts = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ''));
    const block = fc.record({ id: fc.nat(), lines: fc.array(texts, { minLength: 1, maxLength: 3 }) });
    const ends = fc.constantFrom('\n', '\r', '\r\n');
    const pieces = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(block), ends, pieces, (blocks, end, lengths) => {
        const text = blocks.map(({ id, lines }) =>
          [': sign', `id: ${id}`, ...lines.map((line) => `data: ${line}`), '', ''].join(end),
        );
        const expected = blocks.map(({ id, lines }) => ({ id: String(id), data: lines.join('\n') }));
        expect(readIn(text.join(''), lengths)).toEqual(expected);
      }),
    );
  });
});
