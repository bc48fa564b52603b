import type { approval } from '../../words/english-approval.js';
import type { ScreenProps } from '../frame-props.js';

export interface ApprovalProps extends ScreenProps {
  action: string;
  status: keyof typeof approval.status;
  /** Why the last request was declined. */
  reason: string | null;
  isBusiness: boolean;
  fields: readonly { name: keyof typeof approval.fields; value: string; isWrong: boolean }[];
}
