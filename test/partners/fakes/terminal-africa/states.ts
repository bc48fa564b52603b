import type { PartnerAnswer } from '../partner-calls.js';
import type { Account } from './account.js';
import { success } from './input.js';

/** What the fake calls Nigeria's states, besides the capital's territory. */
const states: readonly string[] = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
];

/** The names that addresses have to have, by letter. */
export function stateNames({ settings }: Account): string[] {
  return [...states, settings.capitalTerritory].sort();
}

export function listStates(account: Account): PartnerAnswer {
  const listed = stateNames(account).map((name) => ({
    name,
    countryCode: 'NG',
    isoCode: name.slice(0, 2).toUpperCase(),
    latitude: '9.08200000',
    longitude: '8.67530000',
  }));
  return success('States retrieved successfully', listed);
}
