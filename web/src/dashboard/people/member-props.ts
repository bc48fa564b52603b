import type { DisplayTime } from '../../view.js';
import type { members } from '../../words/english-members.js';
import type { ScreenProps } from '../frame-props.js';
import type { RoleName } from './props.js';

export interface MemberRow {
  email: string;
  role: RoleName;
  since: DisplayTime;
  isSelf: boolean;
  save: string;
  remove: string;
  /** Null without a second factor. */
  removeFactor: string | null;
}

export interface MembersProps extends ScreenProps {
  members: readonly MemberRow[];
  invitations: readonly { email: string; role: RoleName; until: DisplayTime; withdraw: string }[];
  roles: readonly RoleName[];
  invite: string;
  problem?: keyof typeof members.problems | undefined;
}

export interface InvitationProps {
  email: string;
  formToken: string;
  /** Null: it is none, or none for this address, or no longer. */
  invitation: { account: string; role: RoleName; inviter: string; token: string } | null;
}
