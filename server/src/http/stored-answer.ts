/**
 * An answer whose bytes are fixed: kept under an `Idempotency-Key`, or just written to be kept. It travels as
 * an error because ts-rest would serialise a returned body afresh.
 */
export class StoredAnswer extends Error {
  override readonly name = 'StoredAnswer';

  constructor(
    readonly status: number,
    readonly body: string,
    readonly replayed: boolean,
  ) {
    super('stored answer');
    this.stack = '';
  }
}
