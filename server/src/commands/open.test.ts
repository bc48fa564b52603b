import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { OutcomeUnknown, StoreFault } from '../ports/store.js';
import { explainFault } from './open.js';

const config = readConfig({ DATABASE_URL: 'postgres://me:hidden@db.example.com:5432/books' });

it('a command whose commit nobody knows of says to look before it is run again', () => {
  const said = explainFault(config, new OutcomeUnknown('The connection was lost'))?.message ?? '';
  expect(said).toMatch(
    /^The database db\.example\.com:5432\/books went away[^\n]* look at the inbox [^\n]*\.$/,
  );
  expect(said).not.toContain('hidden');
});

it('a database that is gone is named with what can be mended, and any other error is left alone', () => {
  const fault = new StoreFault('PostgreSQL: gone', true, { cause: new Error('Connection terminated') });
  expect(explainFault(config, fault)?.message).toMatch(/: Connection terminated; start it, or mend/);
  expect(explainFault(config, new TypeError('undefined is not a function'))).toBeNull();
});
