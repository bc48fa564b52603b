import { createHash } from 'node:crypto';
import { AddressRefused, type CarrierAddress } from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { plainText } from '../../bank/http/plain-text.js';
import type { Refusal } from '../common/session.js';
import type { ShipbubbleSession } from './api.js';
import { fullName, plainAddress } from './names.js';

interface Known {
  answer: Promise<string | Refusal>;
  validatedAt: number;
}

const validForMs = 24 * 3_600_000;
const knownMax = 1_000;

/**
 * The codes of addresses that Shipbubble validated lately. It charges for every validation, so an address is
 * not validated again. An address is kept as a hash alone.
 */
export class AddressBook {
  readonly #known = new Map<string, Known>();

  /** @param now a monotonic clock, in ms */
  constructor(private readonly now: () => number) {}

  /**
   * Returns the code of an address, a number's digits.
   *
   * @throws AddressRefused
   */
  async codeOf(
    session: ShipbubbleSession,
    side: 'pickup' | 'dropoff',
    address: CarrierAddress,
  ): Promise<string> {
    const key = keyOf(address);
    const known = this.#known.get(key);
    const isKnown = known !== undefined && this.now() - known.validatedAt < validForMs;
    const answer = isKnown ? known.answer : this.#validate(session, key, address);
    const code = await answer;
    if (typeof code === 'string') return code;
    throw new AddressRefused(plainText(code.message), side);
  }

  /** Validates an address anew when it is asked for next. */
  forget(address: CarrierAddress): void {
    this.#known.delete(keyOf(address));
  }

  #validate(session: ShipbubbleSession, key: string, address: CarrierAddress): Promise<string | Refusal> {
    const answer = validate(session, address);
    const known = { answer, validatedAt: this.now() };
    this.#known.delete(key);
    this.#known.set(key, known);
    const drop = () => {
      if (this.#known.get(key) === known) this.#known.delete(key);
    };
    answer.then((code) => typeof code === 'string' || drop(), drop);
    const [oldest] = this.#known.keys();
    if (this.#known.size > knownMax && oldest !== undefined) this.#known.delete(oldest);
    return answer;
  }
}

/** Returns the code, or the refusal of the address. */
async function validate(session: ShipbubbleSession, address: CarrierAddress): Promise<string | Refusal> {
  const call = {
    operation: 'validate_address',
    method: 'POST',
    path: '/v1/shipping/address/validate',
    priority: 'other',
    body: bodyOf(address),
  } as const;
  const reply = await session.send(call);
  if (!reply.isRefused) return String(AnswerReader.of(reply.data, 'data').wholeNumber('address_code'));
  if (isAboutAddress(reply)) return reply;
  throw session.unexpected(call, reply);
}

/** Status 400 is also about the account, such as a wallet that cannot pay for the validation. */
function isAboutAddress({ status, message }: Refusal): boolean {
  return status === 422 || (status === 400 && /\baddress\b/i.test(message) && !/\bwallet\b/i.test(message));
}

/** The address is one text. What helps a rider to find the door is no part of it. */
function bodyOf({ name, phone, line1, city, state, email }: CarrierAddress) {
  const address = plainAddress([line1, city, state, 'Nigeria'].join(', '));
  return { name: fullName(name), email, phone, address };
}

function keyOf(address: CarrierAddress): string {
  return createHash('sha256')
    .update(JSON.stringify(bodyOf(address)))
    .digest('hex');
}
