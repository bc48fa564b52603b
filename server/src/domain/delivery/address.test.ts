import { NigerianPhone } from '@escrow-checkout/contract';
import { expect, it } from 'vitest';
import { internationalPhone } from './phone.js';
import { stateNamed, states, zoneOf } from './states.js';

it.each([
  ['08031234567'],
  ['8031234567'],
  ['2348031234567'],
  ['+2348031234567'],
  ['+23408031234567'],
  ['+234 (0)803 123 4567'],
  ['0803-123-4567'],
  ['0803.123.4567'],
])('%s is +2348031234567', (phone) => {
  expect(NigerianPhone.safeParse(phone).success).toBe(true);
  expect(internationalPhone(phone)).toBe('+2348031234567');
});

it.each([
  ['', 'nothing'],
  ['0803123456', 'a digit is missing'],
  ['080312345678', 'a digit too many'],
  ['+2338031234567', 'of Ghana'],
  ['06031234567', 'no mobile network begins so'],
  ['08231234567', 'no mobile network begins so'],
  ['012345678', 'a landline'],
  ['0803123456a', 'a letter'],
  ['0803  1234567', 'two spaces'],
])('%s is refused: %s', (phone) => {
  expect(NigerianPhone.safeParse(phone).success).toBe(false);
});

it.each([
  ['Lagos', 'Lagos'],
  [' lagos state ', 'Lagos'],
  ['LAGOS-STATE', 'Lagos'],
  ['Akwa-Ibom', 'Akwa Ibom'],
  ['crossriver', 'Cross River'],
  ['Nassarawa', 'Nasarawa'],
  ['Abuja', 'Federal Capital Territory'],
  ['FCT, Abuja', 'Federal Capital Territory'],
  ['F.C.T.', 'Federal Capital Territory'],
  ['federal-capital territory', 'Federal Capital Territory'],
  ['Lagoss', null],
  ['Ikeja', null],
  ['State', null],
  ['', null],
])('%s is the state %s', (name, state) => {
  expect(stateNamed(name)).toBe(state);
});

it('there are 36 states and the capital territory, each in a zone', () => {
  expect(states).toHaveLength(37);
  expect(new Set(states).size).toBe(37);
  expect(states.filter((state) => zoneOf(state) === undefined)).toEqual([]);
});
