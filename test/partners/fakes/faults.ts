/**
 * What goes wrong with a call. `before` means that the partner did nothing, `after` that it acted and the
 * caller does not learn of it. `unclear` is answered with JSON that says nothing. `hold` keeps the caller
 * waiting until the test releases it.
 */
export type FaultKind =
  | 'cut_before'
  | 'cut_after'
  | 'error_before'
  | 'error_after'
  | 'unclear_before'
  | 'hold_before'
  | 'hold_after'
  | 'slow'
  | 'rate_limited';

export interface Fault {
  /** A route as the fake lists it, such as `POST /transfer`; `*` is any. */
  on: string;
  kind: FaultKind;
  /** How many calls it meets; 1 unless given. */
  times?: number;
  /** How many calls to the route pass unharmed first. */
  after?: number;
  /** Status of `error_before` and `error_after`; 502 unless given. */
  status?: number;
  /** Of `slow`, in ms. */
  delayMs?: number;
}

/** A fault that waits for its calls. */
export class PlannedFault {
  readonly #released: Promise<void>;
  #release: () => void = () => {};
  #reached: () => void = () => {};
  /** Resolves when the first call has met the fault. */
  readonly reached: Promise<void>;
  /** Calls that met it. */
  hits = 0;
  #passed = 0;

  constructor(readonly fault: Fault) {
    this.#released = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.reached = new Promise((resolve) => {
      this.#reached = resolve;
    });
  }

  /** Whether this call meets the fault; counts it. */
  meets(route: string): boolean {
    const { on, times = 1, after = 0 } = this.fault;
    if ((on !== '*' && on !== route) || this.hits >= times) return false;
    this.#passed += 1;
    if (this.#passed <= after) return false;
    this.hits += 1;
    this.#reached();
    return true;
  }

  /** Lets held calls continue. */
  release(): void {
    this.#release();
  }

  held(): Promise<void> {
    return this.#released;
  }
}

/** The faults that a test has planned. */
export class Faults {
  #planned: PlannedFault[] = [];

  add(fault: Fault): PlannedFault {
    const planned = new PlannedFault(fault);
    this.#planned.push(planned);
    return planned;
  }

  /** Returns the fault that this call meets. */
  take(route: string): PlannedFault | undefined {
    return this.#planned.find((planned) => planned.meets(route));
  }

  /** Removes all, and lets held calls continue. */
  clear(): void {
    for (const planned of this.#planned) planned.release();
    this.#planned = [];
  }
}
