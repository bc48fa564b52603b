import { expect, it } from 'vitest';
import { spelledLike } from './state-names.js';

const ours = 'Federal Capital Territory';

it.each([
  [['Lagos', 'Niger'], 'Niger', 'Niger'],
  [['Nigerstate', 'Niger'], 'Niger', 'Niger'],
  [['Akwa-Ibom'], 'Akwa Ibom', 'Akwa-Ibom'],
  [['Abia', 'Abuja Federal Capital Territory'], ours, 'Abuja Federal Capital Territory'],
  [['Abia', 'FCT (Abuja)'], ours, 'FCT (Abuja)'],
  [['Abia'], ours, undefined],
  [['Abia'], '', undefined],
  [[], 'Lagos', undefined],
])('of %j, %s is spelled %s', (spelled, state, expected) => {
  expect(spelledLike(spelled, state)).toBe(expected);
});
