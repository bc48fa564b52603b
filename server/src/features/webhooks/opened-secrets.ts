import type { SealedPlace, Sealer } from '../../ports/sealer.js';

const keptMax = 2_000;
const keptMs = 60_000;

/**
 * Opens sealed secrets, and uses each for a minute at most, since that of a busy endpoint is needed at every
 * claim. A secret is found by its sealed text, which is read from its row each time: after a rotation it is
 * another.
 */
export class OpenedSecrets implements Pick<Sealer, 'open'> {
  readonly #sealer: Pick<Sealer, 'open'>;
  readonly #nowMs: () => number;
  readonly #kept = new Map<string, string>();
  #emptiedAt: number;

  /** @param nowMs monotonic */
  constructor(sealer: Pick<Sealer, 'open'>, nowMs: () => number = () => performance.now()) {
    this.#sealer = sealer;
    this.#nowMs = nowMs;
    this.#emptiedAt = nowMs();
  }

  open(place: SealedPlace, sealed: string): string {
    if (this.#kept.size >= keptMax || this.#nowMs() - this.#emptiedAt > keptMs) {
      this.#kept.clear();
      this.#emptiedAt = this.#nowMs();
    }
    const key = [place.field, ...place.row, sealed].join(' ');
    const secret = this.#kept.get(key) ?? this.#sealer.open(place, sealed);
    this.#kept.set(key, secret);
    return secret;
  }
}
