import type { settings as words } from '../../words/english-settings.js';
import type { ScreenProps } from '../frame-props.js';

export interface SettingsProps extends ScreenProps {
  /** The pages that the person can open. */
  links: readonly { page: keyof typeof words.links; href: string }[];
}
