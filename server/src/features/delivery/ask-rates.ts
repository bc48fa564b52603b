import { limits } from '@escrow-checkout/contract';
import type { DeliveryQuote, DeliveryRateRow } from '../../adapters/store/delivery-rows.js';
import { step } from '../../adapters/store/statement.js';
import type { Caller } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { AddressRefused, type CarrierQuotes, type QuotedRate } from '../../ports/carrier.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import {
  answerQuote,
  findAnsweredQuote,
  insertQuote,
  insertRate,
  listAskedSince,
  listRatesOfQuote,
} from './queries.js';
import type { Question } from './question.js';

/** An answer of the carriers, with the steps that store it; none if it is stored. */
export interface Answered {
  quote: DeliveryQuote;
  rates: readonly DeliveryRateRow[];
  steps: readonly Step[];
}

const hourMs = 3_600_000;
const repeatedMs = limits.deliveryRatesRepeatedMinutes * 60_000;

/** Asks the carriers, unless they answered the same question some minutes ago. */
export async function askRates(
  services: Services,
  carriers: CarrierQuotes,
  caller: Caller,
  question: Question,
  now: number,
): Promise<Answered> {
  const { store, keyedHash } = services;
  const { accountId, mode } = caller;
  const questionHash = keyedHash('delivery_question', JSON.stringify([accountId, mode, question]));
  const same = { accountId, mode, aggregator: carriers.name, questionHash, since: now - repeatedMs };
  const known = await store.one(findAnsweredQuote, same);
  if (known)
    return { quote: known, rates: await store.all(listRatesOfQuote, { quoteId: known.id }), steps: [] };
  await refuseTooMany(services, caller, now);
  const asked = {
    id: services.newId(),
    accountId,
    mode,
    aggregator: carriers.name,
    questionHash,
    askedAt: now,
    answeredAt: null,
    pickupAddressId: null,
    deliveryAddressId: null,
    parcelId: null,
    unansweredJson: null,
    checkoutId: null,
  };
  // Counted before it is asked: also a question without an answer can cost the operator money.
  await store.transact([step(insertQuote, asked)]);
  return answerTo(services, carriers, asked, question);
}

async function refuseTooMany({ store }: Services, { accountId, mode }: Caller, now: number): Promise<void> {
  const most = limits.deliveryQuestionsPerHourMax;
  const asked = await store.all(listAskedSince, { accountId, mode, since: now - hourMs, most });
  const oldest = asked.at(-1);
  if (asked.length < most || oldest === undefined) return;
  const waitSeconds = Math.max(1, Math.ceil((oldest.askedAt + hourMs - now) / 1000));
  throw new ProblemError('rate_limited', {
    detail: `An account can ask carriers ${most} questions an hour: wait as long as Retry-After says.`,
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

async function answerTo(
  services: Services,
  carriers: CarrierQuotes,
  asked: DeliveryQuote,
  question: Question,
): Promise<Answered> {
  const answer = await carriers.rates({ ...question, now: services.clock.now() }).catch(refuseAddress);
  const { pickupAddressId, deliveryAddressId, parcelId, unanswered } = answer;
  const quote = {
    ...asked,
    answeredAt: asked.askedAt,
    pickupAddressId,
    deliveryAddressId,
    parcelId,
    unansweredJson: JSON.stringify(unanswered.slice(0, limits.deliveryRatesMax)),
  };
  const rates = [...answer.rates]
    .sort((one, other) => one.amount - other.amount)
    .slice(0, limits.deliveryRatesMax)
    .map((rate, position) => rateRow(services, carriers, quote, rate, position));
  return { quote, rates, steps: [step(answerQuote, quote), ...rates.map((rate) => step(insertRate, rate))] };
}

function refuseAddress(error: unknown): never {
  if (!(error instanceof AddressRefused)) throw error;
  throw fieldProblem(`/${error.address}`, 'is not known to the carriers; check line1, city and state');
}

function rateRow(
  { sealer }: Services,
  carriers: CarrierQuotes,
  { id: quoteId, accountId, mode, askedAt }: DeliveryQuote,
  { rateId, carrier, service, amount, pickupTime, deliveryTime, detailsJson }: QuotedRate,
  position: number,
): DeliveryRateRow {
  return {
    quoteId,
    position,
    accountId,
    mode,
    rateId,
    carrier,
    service,
    amount,
    pickupTime,
    deliveryTime,
    detailsSealed:
      detailsJson === null ? null : sealer.seal(sealedPlaces.rateDetails({ quoteId, position }), detailsJson),
    expiresAt: askedAt + carriers.rateValidityMs,
  };
}
