import { rendering } from '../../render.js';
import type { Render } from '../../rendered.js';
import { AccountsPage, DashboardRefusalPage } from './accounts.js';
import { ApprovalPage } from './approval.js';
import type { ApprovalProps } from './approval-props.js';
import type * as keyProps from './key-props.js';
import { ConfirmKeyPage, KeysPage, NewKeyPage, ShownKeyPage } from './keys.js';
import type * as memberProps from './member-props.js';
import { InvitationPage, MembersPage, MePage } from './members.js';
import type * as props from './props.js';
import { ProofPage, StaffCodePage, StaffSignInPage } from './sign-in.js';

export type { KeyNeed, KeyRow, KeysProps, NewKeyProps } from './key-props.js';

export const renderAccounts: Render<props.AccountsProps> = rendering(AccountsPage);
export const renderDashboardRefusal: Render<props.DashboardRefusalProps> = rendering(DashboardRefusalPage);
export const renderProof: Render<props.ProofProps> = rendering(ProofPage);
export const renderStaffCode: Render<props.StaffCodeProps> = rendering(StaffCodePage);
export const renderStaffSignIn: Render<props.StaffSignInProps> = rendering(StaffSignInPage);
export const renderApproval: Render<ApprovalProps> = rendering(ApprovalPage);
export const renderConfirmKey: Render<keyProps.ConfirmKeyProps> = rendering(ConfirmKeyPage);
export const renderKeys: Render<keyProps.KeysProps> = rendering(KeysPage);
export const renderNewKey: Render<keyProps.NewKeyProps> = rendering(NewKeyPage);
export const renderShownKey: Render<keyProps.ShownKeyProps> = rendering(ShownKeyPage);
export const renderInvitation: Render<memberProps.InvitationProps> = rendering(InvitationPage);
export const renderMe: Render<memberProps.MeProps> = rendering(MePage);
export const renderMembers: Render<memberProps.MembersProps> = rendering(MembersPage);
