/** A delivery that the buyer says has not arrived yet. */
export interface NotArrivedData {
  /** When the time to check starts now. */
  startsAt: number;
  releasesAt: number;
  /** Whether the buyer can extend it once more. */
  isExtendable: boolean;
}
