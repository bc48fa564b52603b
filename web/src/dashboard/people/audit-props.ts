import type { DisplayTime } from '../../view.js';
import type { audit } from '../../words/english-audit.js';
import type { ScreenProps } from '../frame-props.js';

export interface AuditRow {
  at: DisplayTime;
  action: string;
  by: { name: string; through: keyof typeof audit.through; network: string | null };
  before: readonly (readonly [name: string, value: string])[];
  after: readonly (readonly [name: string, value: string])[];
}

export interface AuditProps extends ScreenProps {
  entries: readonly AuditRow[];
  older: string | null;
  newest: string;
  csv: string;
}
