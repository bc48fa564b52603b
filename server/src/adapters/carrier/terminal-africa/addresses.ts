import { AddressRefused, type CarrierAddress } from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { plainText } from '../../bank/http/plain-text.js';
import type { TerminalSession } from './api.js';
import type { StateNames } from './state-names.js';
import { zipOf } from './zips.js';

/**
 * Keeps an address at Terminal Africa and returns its id.
 *
 * @throws AddressRefused
 */
export async function createAddress(
  session: TerminalSession,
  states: StateNames,
  side: 'pickup' | 'dropoff',
  address: CarrierAddress,
): Promise<string> {
  const call = {
    operation: 'create_address',
    method: 'POST',
    path: '/v1/addresses',
    priority: 'other',
    body: { ...bodyOf(address), state: await states.spelling(session, address.state) },
  } as const;
  const reply = await session.send(call);
  if (reply.isRefused) {
    if (reply.status === 404) throw session.unexpected(call, reply);
    throw new AddressRefused(plainText(reply.message), side);
  }
  return AnswerReader.of(reply.data, 'data').text('address_id');
}

/** A pickup needs both names: who has one only has it twice. */
function bodyOf({ name, phone, phone2, line1, landmark, city, state, email }: CarrierAddress) {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return {
    first_name: first,
    last_name: others.join(' ') || first,
    email,
    phone,
    line1,
    line2: landmark ?? '',
    city,
    country: 'NG',
    zip: zipOf(state),
    is_residential: true,
    metadata: phone2 === null ? {} : { phone2 },
  };
}
