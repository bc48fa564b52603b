import type { Figure } from '../../domain/figures.js';
import type { Mode } from '../../domain/records.js';

/** A sum over one day of people in Nigeria. */
export interface DailyFigure {
  accountId: string;
  mode: Mode;
  figure: Figure;
  /** Days since 1970. */
  day: number;
  amount: number;
}

/** How far a source has been added up: the position of a change, or the time of an attempt in ms. */
export interface FigureCursor {
  /** What is added up to figures, and how far the archive of events is: `archive_rest` is a time, in ms. */
  source: 'change' | 'attempt' | 'archive' | 'archive_rest';
  position: number;
}
