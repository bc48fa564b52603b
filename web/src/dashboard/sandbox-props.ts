import type { DisplayTime } from '../view.js';
import type { ScreenProps } from './frame-props.js';

/** The forms of the page, by the ends of their addresses. */
export const sandboxForms = ['clock', 'fund', 'fault'] as const;

export type SandboxForm = (typeof sandboxForms)[number];

/** The fields of all forms. */
export const sandboxFields = [
  'hours',
  'reference',
  'amount',
  'outcome',
  'operation',
  'kind',
  'count',
] as const;

/** What was typed; empty where a form has no such field. */
export type SandboxFields = Readonly<Record<(typeof sandboxFields)[number], string>>;

export interface SandboxProps extends ScreenProps {
  /** The time of the test account. */
  now: DisplayTime;
  hoursAhead: number;
  /** The calls to the bank that can fail, and how. */
  operations: readonly string[];
  kinds: readonly string[];
  /** The form that did nothing, and why. */
  refused?: { form: SandboxForm; fields: SandboxFields; problem: string } | undefined;
  /** The form that was just sent. */
  done?: SandboxForm | undefined;
  intention: string;
}
