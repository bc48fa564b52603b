/** Keeps the bytes of uploaded files under their ids; what they are stands in their rows. */
export interface FileStore {
  /** Returns once the bytes are kept for good. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Null if there are none. */
  get(id: string): Promise<Uint8Array | null>;
  /** Does nothing if there are none. */
  delete(id: string): Promise<void>;
}
