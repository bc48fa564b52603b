const headEnd = '\r\n\r\n';
const lengthPattern = /\r\ncontent-length: *(\d+)/i;
/** Longer than any head, so that most are found in one piece. */
const pieceBytes = 2_048;

/** Finds the ends of the answers on a connection, without keeping their bodies. */
export class AnswerReader {
  #head = '';
  #bytesLeft = 0;

  /** Returns how many answers end in a chunk. */
  take(chunk: Buffer): number {
    let endCount = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#bytesLeft > 0) {
        const taken = Math.min(this.#bytesLeft, chunk.length - at);
        this.#bytesLeft -= taken;
        at += taken;
        if (this.#bytesLeft === 0) endCount += 1;
      } else {
        at += this.#takeHead(chunk.toString('latin1', at, at + pieceBytes));
      }
    }
    return endCount;
  }

  /** Returns how many bytes of a piece belong to a head. */
  #takeHead(piece: string): number {
    const before = this.#head.length;
    this.#head += piece;
    const end = this.#head.indexOf(headEnd);
    if (end < 0) return piece.length;
    const length = lengthPattern.exec(this.#head.slice(0, end))?.[1];
    if (length === undefined) throw new Error(`An answer without a length: ${this.#head.slice(0, end)}`);
    this.#head = '';
    this.#bytesLeft = Number(length);
    return end + headEnd.length - before;
  }
}
