import { expect, it } from 'vitest';
import { formats } from './formats.js';

/** French text with plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const { fr } = formats;
const noon = Date.UTC(2026, 10, 22, 11, 0);

it.each([
  [0, '0,00 ₦'],
  [5, '0,05 ₦'],
  [250_000, '2 500,00 ₦'],
  [123_456_789, '1 234 567,89 ₦'],
])('%i kobo in French: %s, on one line', (kobo, words) => {
  expect(plain(fr.naira(kobo))).toBe(words);
  expect(fr.naira(kobo)).not.toContain(' ');
});

it.each([
  [Date.UTC(2026, 10, 22, 13, 5), 'dimanche 22 novembre 2026 à 14 h 05'],
  [Date.UTC(2026, 11, 31, 23, 0), 'vendredi 1er janvier 2027 à 0 h'],
])('a time in full, as it is in Nigeria', (ms, words) => {
  expect(plain(fr.time(ms))).toBe(words);
});

it.each([
  ['2026-11-22T19:12:00.000Z', 'aujourd’hui à 20 h 12'],
  ['2026-11-22T23:00:00.000Z', 'demain à 0 h'],
  ['2026-11-21T12:00:00.000Z', 'hier à 13 h'],
  ['2026-11-25T11:09:00.000Z', 'le mercredi 25 novembre à 12 h 09'],
  ['2027-01-01T08:00:00.000Z', 'le vendredi 1er janvier 2027 à 9 h'],
])('people say of %s on the 22nd at noon: %s', (time, words) => {
  expect(plain(fr.near(Date.parse(time), noon))).toBe(words);
});

it.each([
  [2_400_000, '40 min'],
  [27_600_000, '7 h 40 min'],
  [71 * 3_600_000, '2 jours 23 h'],
  [72 * 3_600_000, '3 jours'],
])('%i ms are %s', (ms, words) => {
  expect(plain(fr.left(ms))).toBe(words);
});

it.each([
  [1, '1 heure'],
  [24, '24 heures'],
  [168, '7 jours'],
])('%i hours are %s', (hours, words) => {
  expect(plain(fr.hours(hours))).toBe(words);
});
