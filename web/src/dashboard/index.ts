import { rendering } from '../render.js';
import type { Render } from '../rendered.js';
import { ActionPage } from './action.js';
import { BalancePage } from './balance.js';
import { ChartsPage } from './charts.js';
import type { ChartsProps } from './charts-props.js';
import { CheckoutsPage } from './checkouts.js';
import type { CheckoutsProps } from './checkouts-props.js';
import { DevelopersPage } from './developers.js';
import type { DeliveryProps, DevelopersProps, EndpointProps } from './developers-props.js';
import { DeliveryPage, EndpointPage } from './endpoint.js';
import { EscrowPage } from './escrow.js';
import { type ActionProps, actionNames, type EscrowProps } from './escrow-props.js';
import { EvidencePage } from './evidence.js';
import type { EvidenceProps } from './evidence-props.js';
import type { ScreenProps } from './frame-props.js';
import { HomePage } from './home.js';
import type { HomeProps } from './home-props.js';
import { DisputesPage, PayoutsPage, SellersPage } from './money.js';
import type { BalanceProps, DisputesProps, PayoutsProps, SellersProps } from './money-props.js';
import { NotFoundPage } from './not-found.js';
import { RequestPage, RequestsPage } from './requests.js';
import type { RequestProps, RequestsProps } from './requests-props.js';
import { SandboxPage } from './sandbox.js';
import { type SandboxProps, sandboxFields, sandboxForms } from './sandbox-props.js';

export type { CheckoutFilter, CheckoutRow, CheckoutsProps } from './checkouts-props.js';
export type {
  ActionFields,
  ActionName,
  ActionProps,
  EscrowProps,
  Plan,
  TransferRow,
} from './escrow-props.js';
export {
  type FrameView,
  formTokenField,
  type Notice,
  pathIn,
  type ScreenProps,
  type Section,
  sections,
} from './frame-props.js';
export type { Attention, HomeProps } from './home-props.js';

export const renderHome: Render<HomeProps> = rendering(HomePage);
export const renderCheckouts: Render<CheckoutsProps> = rendering(CheckoutsPage);
export const renderEscrow: Render<EscrowProps> = rendering(EscrowPage);
export const renderAction: Render<ActionProps> = rendering(ActionPage);
export const renderNotFound: Render<ScreenProps> = rendering(NotFoundPage);
export { actionNames };
export const renderDisputes: Render<DisputesProps> = rendering(DisputesPage);
export const renderPayouts: Render<PayoutsProps> = rendering(PayoutsPage);
export const renderBalance: Render<BalanceProps> = rendering(BalancePage);
export const renderSellers: Render<SellersProps> = rendering(SellersPage);
export type {
  BalanceProps,
  DisputesProps,
  ListedTransfer,
  PayoutsProps,
  SellersProps,
  StatementDay,
} from './money-props.js';
export const renderDevelopers: Render<DevelopersProps> = rendering(DevelopersPage);
export const renderEndpoint: Render<EndpointProps> = rendering(EndpointPage);
export const renderDelivery: Render<DeliveryProps> = rendering(DeliveryPage);
export type {
  AttemptView,
  DeliveryProps,
  DevelopersProps,
  EndpointProps,
  EndpointRow,
  Health,
  ListedDelivery,
  WebhookRights,
} from './developers-props.js';
export const renderRequests: Render<RequestsProps> = rendering(RequestsPage);
export const renderRequest: Render<RequestProps> = rendering(RequestPage);
export type { RequestFilter, RequestProps, RequestsProps } from './requests-props.js';
export const renderCharts: Render<ChartsProps> = rendering(ChartsPage);
export type { ChartsProps, FunnelStep, ReleaseSpan } from './charts-props.js';
export type { SandboxFields, SandboxForm, SandboxProps } from './sandbox-props.js';
export { sandboxFields, sandboxForms };
export const renderEvidence: Render<EvidenceProps> = rendering(EvidencePage);
export const renderSandbox: Render<SandboxProps> = rendering(SandboxPage);
