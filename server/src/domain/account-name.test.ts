import { expect, test } from 'vitest';
import { compareNames } from './account-name.js';

test.each([
  ['Ada Okafor', 'ADA OKAFOR', 'exact'],
  ['Okafor, Ada', 'ADA OKAFOR', 'exact'],
  ["Ada-Mary O'Kafor", 'OKAFOR ADA MARY', 'exact'],
  ['Adé Ọláwálé', 'OLAWALE ADE', 'exact'],
  ['KemStores', 'KEMSTORES', 'exact'],
  ['Ada Okafor', 'ADA NGOZI OKAFOR', 'close'],
  ['Ada Ngozi Okafor', 'OKAFOR ADA', 'close'],
  ['A. Okafor', 'ADA OKAFOR', 'close'],
  ['Ada N. Okafor', 'OKAFOR ADA NGOZI', 'close'],
  ['Ada Okafor', 'A OKAFOR', 'close'],
  ['Okafor', 'ADA OKAFOR', 'none'],
  ['A. O.', 'ADA OKAFOR', 'none'],
  ['Ada Okafor', 'ADA EZE', 'none'],
  ['B. Okafor', 'ADA OKAFOR', 'none'],
  ['Ada Ada', 'ADA OKAFOR', 'none'],
  ['Tunde Bello', 'ADA OKAFOR', 'none'],
  ['...', 'ADA OKAFOR', 'none'],
  ['...', '---', 'none'],
] as const)('%s on the account of %s is %s', (expected, onAccount, match) => {
  expect(compareNames(expected, onAccount)).toBe(match);
  expect(compareNames(onAccount, expected)).toBe(match);
});
