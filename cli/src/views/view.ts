import type { Output } from '../output.js';

/** Turns an answer into what people read. */
export type View = (answer: unknown, output: Output, nowMs: number) => string;
