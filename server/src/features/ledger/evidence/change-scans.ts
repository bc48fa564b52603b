import type { Block } from '../../../adapters/store/rows.js';
import type { Scan } from '../../../ports/store.js';
import type { ChainCheck } from './chain-check.js';
import type { ReadChange } from './change-check.js';
import * as queries from './queries.js';

type Take = (change: ReadChange, isSealed: boolean) => void;

/**
 * Reads the blocks a page at a time, each page with its changes, and then the changes that are in no block.
 *
 * @param from the number of the first block, after which changes are read
 */
export function* scanChanges(
  chain: ChainCheck,
  progress: (words: string) => void,
  take: Take,
  from = 0,
): Generator<Scan> {
  let count = 0;
  for (;;) {
    const before = { n: chain.newest, position: chain.throughPosition };
    let blocks = 0;
    const takeBlock = (block: Block) => {
      blocks += 1;
      chain.takeBlock(block);
    };
    const query = queries.blocksFrom(before.n === null ? from : before.n + 1);
    yield { query, take: takeBlock as Scan['take'] };
    const isLast = blocks < queries.blocksPerPage;
    const through = isLast ? null : chain.throughPosition;
    const reader = new ChangeReader(chain, take);
    yield {
      query: queries.changesIn({ after: before.position, through }),
      asCells: true,
      take: ((cells: queries.ChangeCells) => reader.takeCells(cells)) as Scan['take'],
    };
    reader.end();
    chain.endPage();
    count += reader.count;
    progress(`Changes that were verified: ${count.toLocaleString('en-US')}.`);
    if (isLast) return;
  }
}

/** Puts changes together, which come once for each of their movements. */
export class ChangeReader {
  count = 0;
  #current: { id: string; change: ReadChange; movements: (string | number)[][]; isSealed: boolean } | null =
    null;

  /** @param chain takes each change as well; null: the changes are not in the order of their positions */
  constructor(
    private readonly chain: ChainCheck | null,
    private readonly take: Take,
  ) {}

  takeCells(cells: queries.ChangeCells): void {
    const [id] = cells;
    if (this.#current?.id !== id) {
      this.end();
      const mark = queries.markOf(cells as unknown as queries.MarkCells);
      const position = mark.position as number;
      this.chain?.takeChange(position, mark);
      const movements: (string | number)[][] = [];
      const isSealed = this.chain === null || position <= this.chain.throughPosition;
      this.#current = { id, change: { mark, movements }, movements, isSealed };
    }
    const n = cells[8];
    if (n !== null) this.#current?.movements.push([n, cells[9], cells[10], cells[11]]);
  }

  end(): void {
    if (this.#current === null) return;
    this.count += 1;
    this.take(this.#current.change, this.#current.isSealed);
    this.#current = null;
  }
}
