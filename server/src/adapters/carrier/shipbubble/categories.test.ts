import { expect, it } from 'vitest';
import { categoryOf } from './categories.js';

const categories = [
  { id: 1, name: 'Jewelry' },
  { id: 2, name: 'Fashion wears' },
  { id: 3, name: 'Electronics' },
  { id: 4, name: 'Accessories' },
];

it.each([
  ['A pair of electronic scales', 3],
  ['Fashion for two', 2],
  ['Jewelry and accessories', 1],
  ['A hat', 4],
  ['And of in', 4],
])('%j is of category %i', (description, id) => {
  expect(categoryOf(description, categories)).toBe(id);
});

it('takes light weight items before accessories, and else the first', () => {
  expect(categoryOf('A hat', [...categories, { id: 5, name: 'Light weight items' }])).toBe(5);
  expect(categoryOf('A hat', [{ id: 6, name: 'Food' }])).toBe(6);
  expect(() => categoryOf('A hat', [])).toThrow('no category');
});
