import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { gathered } from './log.js';

function open() {
  const written: string[] = [];
  const destination = Object.assign(new EventEmitter(), {
    write: (text: string) => {
      written.push(text);
      destination.emit('write');
      return true;
    },
    flush: (done?: (error?: Error) => void) => done?.(),
    flushSync: () => void written.push('(flushed)'),
  });
  const exits = new EventEmitter();
  return { written, destination, exits, log: gathered(destination, exits) };
}

it('writes lines of several turns of the event loop together', async () => {
  const { written, destination, log } = open();
  log.write('one\n');
  await new Promise(setImmediate);
  log.write('two\n');
  expect(written).toEqual([]);
  await once(destination, 'write');
  expect(written).toEqual(['one\ntwo\n']);
  log.write('three\n');
  await once(destination, 'write');
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

it('writes what waits when the process exits, and when it is told to', () => {
  const { written, exits, log } = open();
  log.write('one\n');
  log.flush();
  expect(written).toEqual(['one\n']);
  log.write('two\n');
  exits.emit('exit');
  expect(written).toEqual(['one\n', 'two\n', '(flushed)']);
});
