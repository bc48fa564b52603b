/** The time that bounds are counted in, which tests move by hand. */
export interface Time {
  /** Runs it once so many ms have passed; returns what cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const realTime: Time = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
