import { hashBlock, type SealedChange } from '../../../adapters/store/chain.js';
import type { Block } from '../../../adapters/store/rows.js';
import type { Discrepancy } from '../check.js';
import type { EvidenceHashes } from './hashes.js';

/** A place in the chain, as `ledger head` exports it. */
export interface Head {
  n: number;
  hash: string;
}

/** How far the chain reaches. */
export interface Coverage {
  /** The newest block; null while nothing is sealed. */
  head: Head | null;
  /** Changes in the blocks that were read. */
  sealed: number;
  /** Changes that are in no block yet. */
  tail: number;
  /** Changes from before the evidence. */
  unrecorded: number;
  /** When the first block was sealed, real time; null while nothing is sealed. */
  since: number | null;
}

/**
 * Recomputes the chain of blocks from the changes, a page of blocks at a time. The changes have to come in
 * the order of their positions.
 */
export class ChainCheck {
  readonly #kept = new Map<number, Block>();
  readonly #wanted = new Set<number>([0, 1]);
  #newest: Block | null = null;
  /** The last block that was compared. */
  #previous: Block | null = null;
  /** The blocks of the page that are not compared yet. */
  #open: Block[] = [];
  #next = 0;
  #through: number;
  #firstBroken: string | null = null;
  #broken = 0;
  #changes: SealedChange[] = [];
  #sealed = 0;
  #tail = 0;

  /** @param since the block after which the chain is recomputed, 0 for all of it */
  constructor(
    private readonly hashes: EvidenceHashes,
    private readonly since: Pick<Block, 'n' | 'throughPosition'> = { n: 0, throughPosition: 0 },
  ) {
    this.#through = since.throughPosition;
  }

  /** The number of the block that was taken last; null before the first. */
  get newest(): number | null {
    return this.#newest?.n ?? null;
  }

  /** Up to which position changes belong to the blocks that were taken. */
  get throughPosition(): number {
    return this.#through;
  }

  /** Whether no change is from before the evidence, as block 0 counted. */
  get isComplete(): boolean {
    return this.#kept.get(0)?.changeCount === 0;
  }

  /** Keeps a block that is asked for later; the others are forgotten with their page. */
  keep(n: number): void {
    this.#wanted.add(n);
  }

  blockAt(n: number): Block | undefined {
    return this.#kept.get(n);
  }

  /** Takes the next block, in the order of their numbers. */
  takeBlock(block: Block): void {
    const expected = this.#newest === null ? this.since.n : this.#newest.n + 1;
    if (block.n !== expected) this.#break(`block ${expected} is missing`);
    if (this.#wanted.has(block.n)) this.#kept.set(block.n, block);
    // Nothing is compared with the changes before the first block.
    if (this.#newest === null) this.#previous = block;
    else this.#open.push(block);
    this.#newest = block;
    this.#through = Math.max(this.#through, block.throughPosition);
  }

  takeChange(position: number, change: SealedChange): void {
    while (this.#isPast(position)) this.#close();
    if (this.#open[this.#next]) this.#changes.push(change);
    else this.#tail += 1;
  }

  /** Ends a page: the changes up to `throughPosition` were taken. */
  endPage(): void {
    while (this.#open[this.#next]) this.#close();
    this.#open = [];
    this.#next = 0;
  }

  /** @param head an exported head that the chain has to contain */
  finish(unrecorded: number, head: Head | null): { coverage: Coverage; discrepancies: Discrepancy[] } {
    this.endPage();
    const newest = this.#newest;
    const coverage = {
      head: newest && newest.n > 0 ? { n: newest.n, hash: newest.hash } : null,
      sealed: this.#sealed,
      tail: this.#tail,
      unrecorded,
      since: this.#kept.get(1)?.createdAt ?? null,
    };
    return {
      coverage,
      discrepancies: [...this.#links(), ...this.#unrecorded(unrecorded), ...this.#heads(head)],
    };
  }

  #isPast(position: number): boolean {
    const block = this.#open[this.#next];
    return block !== undefined && position > block.throughPosition;
  }

  /** Compares a block with the changes up to its position. */
  #close(): void {
    const block = this.#open[this.#next] as Block;
    const previous = this.#previous as Block;
    const found = this.#changes.length;
    const isWhole = this.hashes.isOne(block.hash, block.throughPosition, (keyedHash) =>
      hashBlock(keyedHash, previous, block, this.#changes),
    );
    if (found !== block.changeCount) {
      this.#break(`block ${block.n}: it sealed ${block.changeCount} changes, ${found} are there`);
    } else if (!isWhole) {
      this.#break(`block ${block.n}: its changes or the block before it are not what it sealed`);
    }
    this.#sealed += found;
    this.#changes = [];
    this.#previous = block;
    this.#next += 1;
  }

  #break(words: string): void {
    this.#firstBroken ??= words;
    this.#broken += 1;
  }

  /** What follows a broken link is compared with the links as they are stored, so each is reported once. */
  #links(): Discrepancy[] {
    if (this.#firstBroken === null) return [];
    const words = `the chain is first broken here: ${this.#firstBroken}. Broken links: ${this.#broken}`;
    return [{ code: 'chain_broken', mode: null, words }];
  }

  #unrecorded(found: number): Discrepancy[] {
    const counted = this.#kept.get(0)?.changeCount;
    if (counted === undefined || counted === found) return [];
    const words = `block 0: it counts ${counted} changes from before the evidence, ${found} are there`;
    return [{ code: 'unrecorded_changes', mode: null, words }];
  }

  #heads(head: Head | null): Discrepancy[] {
    if (!head) return [];
    const block = this.#kept.get(head.n);
    if (block?.hash === head.hash) return [];
    const words = block
      ? `block ${head.n}: its hash is not that of the exported head`
      : `block ${head.n}: the exported head names it, and it is missing`;
    return [{ code: 'head_differs', mode: null, words }];
  }
}
