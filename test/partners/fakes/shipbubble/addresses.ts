import { textIn } from '../fields.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import type { Account } from './account.js';
import { ShipbubbleRefusal } from './errors.js';
import { fieldsOf, paged, success } from './input.js';
import type { Address } from './records.js';
import { listedAddress, shownAddress } from './shapes.js';

/** Resolves an address, which is paid from the wallet; the same address has a new code each time. */
export function validateAddress(account: Account, request: PartnerRequest): PartnerAnswer {
  const { name, email, phone, address } = fieldsOf(request);
  const errors = [
    ...nameErrors(account, textIn(name)),
    ...(textIn(email).includes('@') ? [] : ['Recipient valid email address is required']),
    ...(internationalPhone(phone) === null ? ['Recipient phone number is required'] : []),
    ...(textIn(address) === '' ? ['Recipient address is required'] : []),
  ];
  if (errors.length > 0) throw new ShipbubbleRefusal('invalid_fields', errors);
  const text = textIn(address);
  const place = placeIn(text);
  if (!place) throw new ShipbubbleRefusal('unresolved_address');
  if (account.wallet < account.settings.validationFee) throw new ShipbubbleRefusal('wallet_short');
  account.wallet -= account.settings.validationFee;
  const kept: Address = {
    ...place,
    code: 10_000_000 + account.random.below(90_000_000),
    name: textIn(name),
    email: textIn(email),
    phone: internationalPhone(phone) ?? '',
    text,
  };
  account.addresses.set(kept.code, kept);
  return success('Validation successful', shownAddress(kept));
}

export function listAddresses({ addresses }: Account, { query }: PartnerRequest): PartnerAnswer {
  return success('Retrieved successfully', paged([...addresses.values()].map(listedAddress), query));
}

export function readAddress(account: Account, { params }: PartnerRequest): PartnerAnswer {
  return success('Retrieved successfully', listedAddress(requireAddress(account, params.address_code)));
}

/** Names and numbers change without a new validation. */
export function editAddress(account: Account, request: PartnerRequest): PartnerAnswer {
  const address = requireAddress(account, request.params.address_code);
  const { name, email, phone } = fieldsOf(request);
  const errors = name === undefined ? [] : nameErrors(account, textIn(name));
  if (errors.length > 0) throw new ShipbubbleRefusal('invalid_fields', errors);
  address.name = textIn(name) || address.name;
  address.email = textIn(email) || address.email;
  address.phone = internationalPhone(phone) ?? address.phone;
  return success('Address updated successfully', listedAddress(address));
}

function requireAddress({ addresses }: Account, code: unknown): Address {
  const address = addresses.get(Number(code));
  if (!address) throw new ShipbubbleRefusal('not_found');
  return address;
}

export function nameErrors({ settings }: Account, name: string): string[] {
  if (name === '') return ['Recipient full name is required'];
  const isFull = /^[A-Za-z]+( [A-Za-z]+)+$/.test(name);
  return settings.strictNames && !isFull ? ['Recipient full name must be letters alone'] : [];
}

/** Reads `0803...` and `+234803...`; null for anything else. */
export function internationalPhone(phone: unknown): string | null {
  const digits = /^(?:\+234|0)(\d{10})$/.exec(textIn(phone))?.[1];
  return digits === undefined ? null : `+234${digits}`;
}

/** Finds the city and the state of `line, city, state, Nigeria`; null for a place that is nowhere. */
function placeIn(text: string): Pick<Address, 'city' | 'state'> | null {
  const [country = '', state = '', city = '', ...others] = text
    .split(',')
    .map((part) => part.trim())
    .reverse();
  const isResolved = country === 'Nigeria' && others.length > 0 && state !== 'Atlantis' && city !== 'Nowhere';
  const hasSymbols = /[_+/'#-]/.test(text);
  return isResolved && !hasSymbols ? { city, state } : null;
}
