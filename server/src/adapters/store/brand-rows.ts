/** What a merchant shows of itself; brands as JSON. All times are real time. */
export interface AccountBrand {
  accountId: string;
  version: number;
  proposedJson: string;
  proposedAt: number;
  approvedJson: string | null;
  approvedVersion: number | null;
  /** Why the operator declined the proposal. */
  declinedReason: string | null;
  decidedAt: number | null;
}

/** An uploaded file; its bytes are in the file store, under its id. */
export interface StoredFile {
  id: string;
  accountId: string;
  kind: 'logo';
  size: number;
  createdAt: number;
}
