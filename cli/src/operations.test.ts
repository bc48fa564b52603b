import { expect, it } from 'vitest';
import { errorRows, operationRows } from './operations.generated.js';
import { inCommands } from './operations.js';

it.each([
  ['Save them with `PUT /sellers/:email`.', 'Save them with `escrow-cli sellers save`.'],
  ['Change it with PUT /sellers/:email.', 'Change it with escrow-cli sellers save.'],
  ['Nothing answers GET /nowhere.', 'Nothing answers GET /nowhere.'],
])('%s', (text, said) => {
  expect(inCommands(text)).toBe(said);
});

it('no remedy and no description in the terminal names an operation of the API', () => {
  const texts = [
    ...Object.values(errorRows).map(({ remedy }) => remedy),
    ...operationRows.map(({ description }) => description),
  ];
  expect(texts.map(inCommands).join('\n')).not.toMatch(/\b(GET|POST|PUT|PATCH|DELETE) \/|dry_run=/);
});
