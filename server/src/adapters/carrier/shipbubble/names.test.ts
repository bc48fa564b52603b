import { expect, it } from 'vitest';
import { fullName, plainAddress } from './names.js';

it.each([
  ['Ada', 'Ada Ada'],
  ['Bola Obi Buyer', 'Bola Obi Buyer'],
  ['  Ọlámidé   Adéyẹmí ', 'Olamide Adeyemi'],
  ["Chidi O'Neil-Okafor", 'Chidi O Neil Okafor'],
  ['Shop 24/7', 'Shop Shop'],
  ['247', 'Name Unknown'],
])('the name %j is %j', (name, expected) => {
  expect(fullName(name)).toBe(expected);
});

it.each([
  ["12/14 King's Road, Ikeja", '12 14 King s Road, Ikeja'],
  ['Plot 7 - Block #3 , Wuse II', 'Plot 7 Block 3, Wuse II'],
  ['Ìyá Ọlọ́jà Street', 'Iya Oloja Street'],
])('the address %j is %j', (address, expected) => {
  expect(plainAddress(address)).toBe(expected);
});
