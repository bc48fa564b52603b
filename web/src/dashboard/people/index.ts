import { rendering } from '../../render.js';
import type { Render } from '../../rendered.js';
import { AccountsPage, DashboardRefusalPage } from './accounts.js';
import type * as props from './props.js';
import { ProofPage, StaffCodePage, StaffSignInPage } from './sign-in.js';

export const renderAccounts: Render<props.AccountsProps> = rendering(AccountsPage);
export const renderDashboardRefusal: Render<props.DashboardRefusalProps> = rendering(DashboardRefusalPage);
export const renderProof: Render<props.ProofProps> = rendering(ProofPage);
export const renderStaffCode: Render<props.StaffCodeProps> = rendering(StaffCodePage);
export const renderStaffSignIn: Render<props.StaffSignInProps> = rendering(StaffSignInPage);
