import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import type { Order, OrderStore } from './orders.js';
import { SetupError } from './settings.js';

interface Contents {
  orders: Record<string, Order>;
  /** When each event was handled, by its id, in ms since 1970; kept for good, as it can be sent again. */
  handled: Record<string, number>;
  /** Where the shop stopped to follow the sandbox, by what it followed. */
  places: Record<string, string>;
}

/**
 * Orders in a JSON file. Each change writes the whole file beside the old one, to the disk, and puts it in
 * its place: a power cut leaves one of the two. Good for some thousand orders and one process.
 */
export class FileStore implements OrderStore {
  #contents: Contents;

  private constructor(private readonly file: string) {
    this.#contents = read(file);
  }

  /** @throws SetupError when another process has the file open. */
  static open(file: string): FileStore {
    mkdirSync(dirname(file), { recursive: true });
    lock(file);
    const store = new FileStore(file);
    process.once('exit', store.close);
    return store;
  }

  readonly close = (): void => {
    process.off('exit', this.close);
    rmSync(`${this.file}.lock`, { force: true });
  };

  async find(reference: string): Promise<Order | null> {
    return this.#find(reference) ?? null;
  }

  async add(order: Order): Promise<Order> {
    const existing = this.#find(order.reference);
    if (existing) return existing;
    this.#put(order);
    return order;
  }

  async change(reference: string, change: (order: Order) => Order): Promise<Order> {
    const order = this.#find(reference);
    if (!order) throw new Error(`There is no order ${reference}`);
    const changed = change(order);
    this.#put(changed);
    return changed;
  }

  async hasHandled(eventId: string): Promise<boolean> {
    return Object.hasOwn(this.#contents.handled, eventId);
  }

  async handleOnce(eventId: string, reference: string, change: (order: Order) => Order): Promise<boolean> {
    const { handled } = this.#contents;
    const order = this.#find(reference);
    if (!order || Object.hasOwn(handled, eventId)) return false;
    this.#put(change(order), { ...handled, [eventId]: Date.now() });
    return true;
  }

  place(followed: string): string | null {
    return this.#contents.places[followed] ?? null;
  }

  keepPlace(followed: string, place: string): void {
    const { places } = this.#contents;
    this.#write({ ...this.#contents, places: { ...places, [followed]: place } });
  }

  #find(reference: string): Order | undefined {
    const { orders } = this.#contents;
    return Object.hasOwn(orders, reference) ? orders[reference] : undefined;
  }

  #put(order: Order, handled = this.#contents.handled): void {
    const orders = { ...this.#contents.orders, [order.reference]: order };
    this.#write({ ...this.#contents, orders, handled });
  }

  /** What is in memory changes only when it is on the disk. */
  #write(contents: Contents): void {
    const draft = `${this.file}.draft`;
    const descriptor = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(descriptor, `${JSON.stringify(contents, null, 2)}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, this.file);
    syncFolder(dirname(this.file));
    this.#contents = contents;
  }
}

/** Waits until the names in a folder are on the disk; Windows cannot open a folder, and has no need to. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function read(file: string): Contents {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { orders: {}, handled: {}, places: {} };
    throw new SetupError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Two processes that write the same file would take each other's orders away. Containers that share a folder
 * have the same process ids, so the lock names the machine as well.
 */
function lock(file: string): void {
  const path = `${file}.lock`;
  for (;;) {
    try {
      writeFileSync(path, `${process.pid} ${hostname()}`, { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid, machine] = readFileSync(path, 'utf8').split(' ');
    // One that is just being written names nobody yet; older versions named no machine.
    const isElsewhere = machine === undefined ? pid === '' : machine !== hostname();
    if (isElsewhere || isRunning(Number(pid))) {
      const holder = `Process ${pid || '?'} of ${machine ?? 'another machine'}`;
      throw new SetupError(`${holder} has ${file} open. If it is no shop, delete ${path}.`);
    }
    rmSync(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  // A process that was killed leaves its lock, and the next may get its number.
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
