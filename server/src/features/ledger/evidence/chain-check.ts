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
  /** Changes in blocks. */
  sealed: number;
  /** Changes that are in no block yet. */
  tail: number;
  /** Changes from before the evidence. */
  unrecorded: number;
  /** When the first block was sealed, real time; null while nothing is sealed. */
  since: number | null;
}

/** Recomputes the chain of blocks from the changes, which have to come in the order of their positions. */
export class ChainCheck {
  readonly #blocks: Block[] = [];
  readonly #broken: string[] = [];
  #changes: SealedChange[] = [];
  /** The place in `#blocks` of the block that the next change belongs to. */
  #next = 1;
  #sealed = 0;
  #tail = 0;

  constructor(private readonly hashes: EvidenceHashes) {}

  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** Whether no change is from before the evidence, as block 0 counted. */
  get isComplete(): boolean {
    return this.#blocks[0]?.changeCount === 0;
  }

  /** Takes the next block, in the order of their numbers. */
  takeBlock(block: Block): void {
    const expected = (this.#blocks.at(-1)?.n ?? -1) + 1;
    if (block.n !== expected) this.#broken.push(`block ${expected} is missing`);
    this.#blocks.push(block);
  }

  takeChange(position: number, change: SealedChange): void {
    while (this.#isPast(position)) this.#close();
    if (this.#blocks[this.#next]) this.#changes.push(change);
    else this.#tail += 1;
  }

  /** @param head an exported head that the chain has to contain */
  finish(unrecorded: number, head: Head | null): { coverage: Coverage; discrepancies: Discrepancy[] } {
    while (this.#blocks[this.#next]) this.#close();
    const newest = this.#blocks.at(-1);
    const coverage = {
      head: newest && newest.n > 0 ? { n: newest.n, hash: newest.hash } : null,
      sealed: this.#sealed,
      tail: this.#tail,
      unrecorded,
      since: this.#blocks[1]?.createdAt ?? null,
    };
    return {
      coverage,
      discrepancies: [...this.#links(), ...this.#unrecorded(unrecorded), ...this.#heads(head)],
    };
  }

  #isPast(position: number): boolean {
    const block = this.#blocks[this.#next];
    return block !== undefined && position > block.throughPosition;
  }

  /** Compares a block with the changes up to its position. */
  #close(): void {
    const block = this.#blocks[this.#next] as Block;
    const previous = this.#blocks[this.#next - 1] as Block;
    const found = this.#changes.length;
    const isWhole = this.hashes.isOne(block.hash, block.throughPosition, (keyedHash) =>
      hashBlock(keyedHash, previous, block, this.#changes),
    );
    if (found !== block.changeCount) {
      this.#broken.push(`block ${block.n}: it sealed ${block.changeCount} changes, ${found} are there`);
    } else if (!isWhole) {
      this.#broken.push(`block ${block.n}: its changes or the block before it are not what it sealed`);
    }
    this.#sealed += found;
    this.#changes = [];
    this.#next += 1;
  }

  /** What follows a broken link is compared with the links as they are stored, so each is reported once. */
  #links(): Discrepancy[] {
    const [first] = this.#broken;
    if (first === undefined) return [];
    const words = `the chain is first broken here: ${first}. Broken links: ${this.#broken.length}`;
    return [{ code: 'chain_broken', mode: null, words }];
  }

  #unrecorded(found: number): Discrepancy[] {
    const counted = this.#blocks[0]?.changeCount;
    if (counted === undefined || counted === found) return [];
    const words = `block 0: it counts ${counted} changes from before the evidence, ${found} are there`;
    return [{ code: 'unrecorded_changes', mode: null, words }];
  }

  #heads(head: Head | null): Discrepancy[] {
    if (!head) return [];
    const block = this.#blocks.find(({ n }) => n === head.n);
    if (block?.hash === head.hash) return [];
    const words = block
      ? `block ${head.n}: its hash is not that of the exported head`
      : `block ${head.n}: the exported head names it, and it is missing`;
    return [{ code: 'head_differs', mode: null, words }];
  }
}
