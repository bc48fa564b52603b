import { textIn } from '../fields.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Account, newId } from './account.js';
import { type RefusalName, TerminalRefusal } from './errors.js';
import { fieldsOf, success } from './input.js';
import type { Address } from './records.js';
import { addressShape } from './shapes.js';
import { stateNames } from './states.js';

/** City, state and country are enough to ask for rates; the rest is needed before a pickup. */
export function createAddress(account: Account, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const city = textIn(fields.city);
  const state = textIn(fields.state);
  const phone = textIn(fields.phone);
  if (city === '') throw new TerminalRefusal('city_required');
  if (state === '') throw new TerminalRefusal('state_required');
  if (!stateNames(account).includes(state)) throw new TerminalRefusal('unknown_state');
  if (fields.country !== 'NG') throw new TerminalRefusal('unknown_country');
  if (phone !== '' && !/^\+234\d{10}$/.test(phone)) throw new TerminalRefusal('invalid_phone');
  const address: Address = {
    id: newId(account, 'AD'),
    firstName: textIn(fields.first_name),
    lastName: textIn(fields.last_name),
    email: textIn(fields.email),
    phone,
    line1: textIn(fields.line1),
    line2: textIn(fields.line2),
    city,
    state,
    country: 'NG',
    zip: textIn(fields.zip),
    isResidential: fields.is_residential === true,
    metadata: fields.metadata ?? {},
  };
  account.addresses.set(address.id, address);
  account.notifier.emit('address.created', { event: 'address.created', data: addressShape(address) });
  return success('Address created successfully', addressShape(address));
}

export function requireAddress({ addresses }: Account, id: unknown, refusal: RefusalName): Address {
  const address = addresses.get(textIn(id));
  if (!address) throw new TerminalRefusal(refusal);
  return address;
}

/** What a carrier needs to come to the door. */
export function requireComplete(address: Address): void {
  const { firstName, lastName, email, phone, line1, zip } = address;
  if ([firstName, lastName, email, phone, line1, zip].includes('')) {
    throw new TerminalRefusal('incomplete_address');
  }
}
