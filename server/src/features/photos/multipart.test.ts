import { describe, expect, it } from 'vitest';
import { boundaryOf, MalformedForm, readParts } from './multipart.js';

const boundary = 'line';
const form =
  '--line\r\nContent-Disposition: form-data; name="text"\r\n\r\nHello\r\n--lin\r\n' +
  '--line\r\nContent-Disposition: form-data; name="photos"; filename="a;b.jpg"\r\n' +
  'Content-Type: image/jpeg\r\n\r\n' +
  '\r\n\r\n--lie\r\n--line\r\nContent-Disposition: form-data; name="empty"\r\n\r\n\r\n--line--\r\n';

async function* inPieces(text: string, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += length) yield Buffer.from(text.slice(at, at + length), 'latin1');
}

async function partsIn(text: string, length: number) {
  const parts: [string, string | null, string][] = [];
  for await (const { name, filename, body } of readParts(inPieces(text, length), boundary)) {
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece);
    parts.push([name, filename, Buffer.concat(pieces).toString('latin1')]);
  }
  return parts;
}

describe('a form with files', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('is the same in pieces of %i bytes', async (length) => {
    expect(await partsIn(form, length)).toEqual([
      ['text', null, 'Hello\r\n--lin'],
      ['photos', 'a;b.jpg', '\r\n\r\n--lie'],
      ['empty', null, ''],
    ]);
  });

  it('goes past what its reader leaves', async () => {
    const names: string[] = [];
    for await (const { name } of readParts(inPieces(form, 5), boundary)) names.push(name);
    expect(names).toEqual(['text', 'photos', 'empty']);
  });

  it('holds no more of a file than a piece', async () => {
    const head = '--line\r\nContent-Disposition: form-data; name="photos"; filename="x"\r\n\r\n';
    async function* endless(): AsyncGenerator<Buffer> {
      yield Buffer.from(head);
      for (let n = 0; n < 300; n++) yield Buffer.alloc(65_536, 0x0d);
      yield Buffer.from('\r\n--line--');
    }
    let [longest, length] = [0, 0];
    for await (const { body } of readParts(endless(), boundary)) {
      for await (const piece of body) {
        longest = Math.max(longest, piece.length);
        length += piece.length;
      }
    }
    expect([length, longest < 70_000]).toEqual([300 * 65_536, true]);
  });

  const part = '--line\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  it.each([
    ['nothing', ''],
    ['no boundary', 'text'],
    ['an end that is missing', form.slice(0, -8)],
    ['a part without a name', '--line\r\nContent-Disposition: form-data\r\n\r\nb\r\n--line--'],
    ['a head without an end', `--line\r\n${'x'.repeat(10_000)}`],
    ['sixty parts', `${part.repeat(60)}--line--`],
  ])('is refused: %s', async (_, text) => {
    await expect(partsIn(text, 100)).rejects.toThrow(MalformedForm);
  });

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['multipart/form-data', null],
    ['application/x-www-form-urlencoded', null],
    [undefined, null],
  ])('is told by its type: %s', (type, expected) => {
    expect(boundaryOf(type)).toBe(expected);
  });
});
