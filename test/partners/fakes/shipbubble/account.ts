import { createRandom, type Random } from '../../../simulation/random.js';
import type { FakeClock } from '../clock.js';
import type { Notifier } from '../notifier.js';
import { someCouriers } from './couriers.js';
import type { Address, Courier, Label, RateRequest } from './records.js';
import type { ShipbubbleSettings } from './settings.js';

/** One account at the fake's Shipbubble: its settings and everything that happened. */
export interface Account {
  settings: ShipbubbleSettings;
  clock: FakeClock;
  random: Random;
  notifier: Notifier;
  couriers: Courier[];
  addresses: Map<number, Address>;
  requests: Map<string, RateRequest>;
  /** The newest last. */
  labels: Map<string, Label>;
  /** Kobo. */
  wallet: number;
}

export function createAccount(
  settings: ShipbubbleSettings,
  clock: FakeClock,
  notifier: Notifier,
  seed: number,
): Account {
  return {
    settings,
    clock,
    notifier,
    random: createRandom(seed),
    couriers: someCouriers(),
    addresses: new Map(),
    requests: new Map(),
    labels: new Map(),
    wallet: 0,
  };
}

/** Returns hexadecimal digits, as tokens and ids have them. */
export function newDigits({ random }: Account, count: number): string {
  return Array.from({ length: count }, () => random.below(16).toString(16)).join('');
}
