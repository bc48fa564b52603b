import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { OutcomeUnknown, StoreFault } from '../ports/store.js';
import { explainFault } from './open.js';

const config = readConfig({ DATABASE_URL: 'postgres://me:hidden@db.example.com:5432/books' });

it('after an unknown commit the operator is told what is unknown and how to learn it', () => {
  const unknown = new OutcomeUnknown('The connection was lost');
  const message = explainFault(config, unknown)?.message ?? '';
  expect(message).toMatch(
    /^The database db\.example\.com:5432\/books failed during the commit [^\n]* unknown whether [^\n]*\.$/,
  );
  expect(message).toContain(': once the database answers, run it again, which does nothing if it is done.');
  expect(explainFault(config, unknown, 'see the list')?.message).toContain('answers, see the list.');
  expect(message).not.toContain('hidden');
});

it('an unavailable database is named with a remedy, and other errors are not explained', () => {
  const fault = new StoreFault('PostgreSQL: gone', true, { cause: new Error('Connection terminated') });
  expect(explainFault(config, fault)?.message).toMatch(/: Connection terminated; start it, or mend/);
  expect(explainFault(config, new TypeError('undefined is not a function'))).toBeNull();
});
