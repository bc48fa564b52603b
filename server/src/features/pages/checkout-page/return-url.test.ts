import { expect, it } from 'vitest';
import { withOutcome } from './return-url.js';

it.each([
  ['https://s.example', 'https://s.example?status=success'],
  ['https://s.example/a', 'https://s.example/a?status=success'],
  ['https://s.example/a?', 'https://s.example/a?status=success'],
  ['https://s.example/a?order=1', 'https://s.example/a?order=1&status=success'],
  ['https://s.example/a?order=1&', 'https://s.example/a?order=1&status=success'],
  ['https://s.example/a#top', 'https://s.example/a?status=success#top'],
  ['https://s.example/a#top?no=query', 'https://s.example/a?status=success#top?no=query'],
  ['https://s.example/a?b=%20+c&d[]=1#top', 'https://s.example/a?b=%20+c&d[]=1&status=success#top'],
  ['https://s.example/a?status=mine', 'https://s.example/a?status=mine&status=success'],
])('%s keeps its own query and fragment', (url, expected) => {
  expect(withOutcome(url, 'success')).toBe(expected);
  expect(withOutcome(url, null)).toBe(url);
});
