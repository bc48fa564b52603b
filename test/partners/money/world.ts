import { createHash, randomBytes } from 'node:crypto';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import type { EscrowAggregate, EscrowCommand } from '../../../server/src/domain/aggregate.js';
import type { Change, Refusal } from '../../../server/src/domain/change.js';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import { type InitiateInput, initiateEscrow } from '../../../server/src/domain/escrow/initiate.js';
import { decideSaveSeller } from '../../../server/src/domain/payee.js';
import type { BankAccount } from '../../../server/src/domain/records.js';
import { derivePartnerReference } from '../../../server/src/domain/virtual-account.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import { findSeller, listVirtualAccounts } from '../../../server/src/features/checkouts/queries.js';
import {
  type FundRequest,
  fundCheckout,
  missingAmount,
} from '../../../server/src/features/credits/sandbox-fund.js';
import { createWorker, type Worker } from '../../../server/src/jobs/worker.js';
import { subjectOf } from '../../../server/src/pipeline/admit.js';
import { accountTime, systemContext } from '../../../server/src/pipeline/context.js';
import { execute } from '../../../server/src/pipeline/execute.js';
import { isRefusal } from '../../../server/src/pipeline/retry.js';
import { sealedPlaces } from '../../../server/src/ports/sealed-places.js';
import type { Store } from '../../../server/src/ports/store.js';
import { type FaultyBank, faultyBank } from '../../harness/faulty-bank.js';
import { createTestServices, type TestServices } from '../../harness/services.js';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const sellerEmail = 'seller@example.com';
export const price = 250_000;

/** A merchant with escrows, driven by decisions, the sandbox bank and the worker, without HTTP. */
export interface World {
  services: TestServices;
  /** The faults between the services and the sandbox bank. */
  bank: FaultyBank;
  worker: Worker;
  accountId: string;
  initiate(fields?: Partial<InitiateInput>): Promise<EscrowAggregate>;
  act(id: string, command: EscrowCommand): Promise<EscrowAggregate>;
  fund(id: string, fundRequest?: Partial<FundRequest>): Promise<EscrowAggregate>;
  /** Makes an escrow that is funded, accepted and delivered, with a bank account on file. */
  delivered(fields?: Partial<InitiateInput>): Promise<EscrowAggregate>;
  saveBankAccount(accountNumber?: string, email?: string): Promise<void>;
  /** Returns our reference of the escrow's newest virtual account. */
  partnerReference(id: string): Promise<string>;
  load(id: string): Promise<EscrowAggregate>;
  /** Advances real time, then runs the worker until nothing is due. */
  pass(ms: number): Promise<void>;
}

export async function createWorld(store: Store): Promise<World> {
  const services = createTestServices(store);
  const { account } = await createAccount(services, 'Shop', 'business');
  return worldOf(services, account.id);
}

/** The world of an account that exists. */
export function worldOf(services: TestServices, accountId: string): World {
  const { store } = services;
  const bank = faultyBank(services.sandboxBank);
  services.useBank(bank);
  const worker = createWorker(services);
  const load = async (id: string) => defined(await loadEscrow(store, id));
  const world: World = {
    services,
    bank,
    worker,
    accountId,
    load,
    initiate: (fields = {}) => initiate(services, accountId, fields),
    act: async (id, command) => {
      const context = await contextFor(services, accountId);
      const outcome = await execute(services, {
        subject: subjectOf(() => loadEscrow(store, id)),
        command: { decide: (escrow) => decideEscrow(escrow, command, context) },
        context,
      });
      return accepted(outcome).after;
    },
    fund: async (id, fundRequest = {}) => {
      const escrow = await load(id);
      const amount = fundRequest.amount ?? accepted(missingAmount(escrow));
      return fundCheckout(services, escrow, { ...transfer, ...fundRequest, amount });
    },
    delivered: async (fields) => {
      const { id } = (await world.initiate(fields)).escrow;
      await world.fund(id);
      await world.act(id, { command: 'accept' });
      return world.act(id, { command: 'deliver', proof });
    },
    saveBankAccount: (accountNumber = '0123456789', email = sellerEmail) =>
      saveBankAccount(services, accountId, accountNumber, email),
    partnerReference: async (id) => {
      const accounts = await store.all(listVirtualAccounts, { checkoutId: id });
      return defined(accounts.at(-1)).partnerReference;
    },
    pass: async (ms) => {
      services.clock.advance(ms);
      await worker.runDue();
    },
  };
  return world;
}

const transfer: Omit<FundRequest, 'amount'> = {
  payerName: 'ADE BUYER',
  times: 1,
  outcome: 'credited',
  delayMs: 0,
  partnerCreditId: null,
};

export const proof = {
  tracking_number: 'TRK-1',
  courier_name: null,
  proof_photo_url: 'https://example.com/p.jpg',
  notes: null,
};

async function initiate(
  services: TestServices,
  accountId: string,
  fields: Partial<InitiateInput>,
): Promise<EscrowAggregate> {
  const reference = `ORD-${randomBytes(6).toString('hex')}`;
  const input: InitiateInput = { ...order, accountId, reference, ...fields };
  const { mode, amount } = input;
  const identity = { accountId, mode, reference: input.reference, attempt: 1, amount };
  const partnerReference = derivePartnerReference(identity, sha256);
  const context = await contextFor(services, accountId);
  const opening = {
    accountId,
    partnerReference,
    amount,
    customerEmail: input.customerEmail,
    now: context.now,
  };
  const opened = await services.sandboxBank.openVirtualAccount(opening);
  const account = { partnerReference, partner: services.sandboxBank.name, ...opened };
  const { change, after } = initiateEscrow(input, account, context);
  await committed(services, change);
  return after;
}

const order: Omit<InitiateInput, 'accountId' | 'reference'> = {
  mode: 'test',
  amount: price,
  currency: 'NGN',
  customerEmail: 'buyer@example.com',
  customerName: null,
  sellerEmail,
  sellerName: null,
  description: null,
  returnUrl: null,
  callbackUrl: null,
  releaseWindowHours: null,
  deliveryMode: 'self_managed',
  locale: null,
  releaseCodeSealed: null,
  metadata: null,
  checkoutKey: 'abcdefghijklmnopqrstuv',
  chargeId: null,
};

async function saveBankAccount(
  services: TestServices,
  accountId: string,
  accountNumber: string,
  email: string,
): Promise<void> {
  const existing = await services.store.one(findSeller, { accountId, mode: 'test', emailKey: email });
  const bankAccount: BankAccount = {
    bankCodePartner: 'sandbox',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: 'ADA SELLER',
    accountNumberSealed: services.sealer.seal(
      sealedPlaces.accountNumber({ accountId, mode: 'test', sellerKey: email }),
      accountNumber,
    ),
    accountLast4: accountNumber.slice(-4),
  };
  const input = { accountId, mode: 'test', email, name: null, bankAccount, savedBy: 'merchant' } as const;
  const decision = decideSaveSeller(existing ?? null, input, await contextFor(services, accountId));
  if (isRefusal(decision) || decision.kind !== 'change') throw new Error('The details were not saved');
  await committed(services, decision.change);
}

async function contextFor(services: TestServices, accountId: string) {
  const time = await accountTime(services, accountId, 'test');
  return systemContext(services, time, `suite:${services.newId()}`, { kind: 'merchant', via: 'api' });
}

async function committed(services: TestServices, change: Change): Promise<void> {
  if ((await commitChange(services.store, change, { evidence: services })) !== 'committed')
    throw new Error('The race was lost');
}

/** Returns the value, or throws if it is a refusal. */
export function accepted<A>(value: A): Exclude<A, Refusal> {
  if (isRefusal(value)) throw new Error(`Refused: ${value.code}`);
  return value as Exclude<A, Refusal>;
}

export function defined<A>(value: A | undefined | null): A {
  if (value === undefined || value === null) throw new Error('Nothing was found');
  return value;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
