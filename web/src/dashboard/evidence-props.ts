import type { PhotoFieldProps } from '../photo-props.js';
import type { StatementForm, StatementProblem } from '../props.js';
import type { SidePhoto } from './escrow-props.js';
import type { ScreenProps } from './frame-props.js';

export interface EvidenceProps extends ScreenProps {
  reference: string;
  links: { escrow: string; action: string };
  /** Whether there is a seller for whom the merchant can speak. */
  hasSeller: boolean;
  /** Those that both sides have named. */
  photos: readonly SidePhoto[];
  /** Those of this form. */
  ownPhotos: PhotoFieldProps;
  /** What was typed. */
  form: StatementForm & { side: 'buyer' | 'seller' };
  wrong: readonly StatementProblem[];
  /** Why it is not possible, in the words of the API. */
  refusal: string | null;
  intention: string;
}
