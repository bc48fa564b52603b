import type { BrandView } from '../../view.js';
import type { brand as words } from '../../words/english-brand.js';
import type { ScreenProps } from '../frame-props.js';

export interface BrandProps extends ScreenProps {
  action: string;
  status: keyof typeof words.status;
  /** Why the last proposal was declined. */
  reason: string | null;
  fields: readonly { name: keyof typeof words.fields; value: string; isWrong: boolean }[];
  logoProblem: keyof typeof words.logo.wrong | null;
  /** What is saved, for the preview. */
  shown: { merchant: string; brand: BrandView };
  /** Whether pages of this mode go back to the shop by themselves. */
  back: { action: string; isAutomatic: boolean };
}
