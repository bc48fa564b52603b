/** Rounds with live work after which test mode has a round. */
export const liveRoundsMax = 4;

/** Keeps test mode from taking turns while live mode has work, though never for long. */
export class LiveFirst {
  #liveRounds = 0;

  /** Whether test mode has a round now, after one in which live mode began so much. */
  isTestsTurn(begunInLive: number): boolean {
    this.#liveRounds = begunInLive > 0 ? this.#liveRounds + 1 : liveRoundsMax;
    if (this.#liveRounds < liveRoundsMax) return false;
    this.#liveRounds = 0;
    return true;
  }
}
