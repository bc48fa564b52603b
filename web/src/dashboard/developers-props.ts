import type { attemptFailures, disabledReasons, eventTypes } from '@escrow-checkout/contract';
import type { DisplayTime } from '../view.js';
import type { DeliveryStatus } from './escrow-props.js';
import type { ScreenProps } from './frame-props.js';
import type { PageLinks } from './money-props.js';

type EventType = (typeof eventTypes)[number];

export type Failure = (typeof attemptFailures)[number];

/** How the newest deliveries went. */
export interface Health {
  succeeded: number;
  failed: number;
  /** Of the attempts, in ms; null below 20 of them. */
  p95Ms: number | null;
}

export interface EndpointRow {
  id: string;
  href: string;
  url: string;
  isActive: boolean;
  disabledReason: (typeof disabledReasons)[number] | null;
  events: readonly string[];
  health: Health;
  createdAt: DisplayTime;
}

export interface ListedDelivery {
  href: string;
  event: string;
  reference: string;
  url: string;
  status: DeliveryStatus;
  attempts: number;
  failure: Failure | null;
  responseStatus: number | null;
  at: DisplayTime;
}

/** What the plan and the role permit. */
export interface WebhookRights {
  /** Whether endpoints can be created and changed here. */
  canManage: boolean;
  needsPlan: boolean;
  canRedeliver: boolean;
}

export interface DevelopersProps extends ScreenProps {
  /** The action that was just taken, as the address says. */
  done?: string | undefined;
  rights: WebhookRights;
  endpoints: readonly EndpointRow[];
  endpointsMax: number;
  status: DeliveryStatus | '';
  deliveries: readonly ListedDelivery[];
  pages: PageLinks;
  catalogue: readonly { type: EventType; when: string }[];
  /** The events that are ticked in the form of a new endpoint. */
  chosen: readonly string[];
  /** What was typed into the form of a new endpoint that was refused, and why. */
  refused?: { url: string; events: readonly string[]; problem: string } | undefined;
  intention: string;
}

export interface EndpointProps extends ScreenProps {
  /** The action that was just taken, as the address says. */
  done?: string | undefined;
  rights: WebhookRights;
  endpoint: EndpointRow;
  deliveries: readonly ListedDelivery[];
  pages: PageLinks;
  /** Every event there is. */
  catalogue: readonly EventType[];
  /** Shown once, after it was made. */
  secret: string | null;
  /** The days of a replay as they were typed, and what was found in them. */
  replay: { since: string; until: string; found: { count: number; hasMore: boolean } | null } | null;
  /** What is wrong with a form that was sent. */
  problem?: { form: 'events' | 'replay'; text: string } | undefined;
  intention: string;
}

export interface AttemptView {
  at: DisplayTime;
  trigger: string;
  isSuccess: boolean;
  failure: Failure | null;
  detail: string | null;
  responseStatus: number | null;
  totalMs: number;
  request: string | null;
  response: string | null;
}

export interface DeliveryProps extends ScreenProps {
  /** The action that was just taken, as the address says. */
  done?: string | undefined;
  rights: WebhookRights;
  delivery: ListedDelivery;
  eventId: string;
  nextAt: DisplayTime | null;
  attempts: readonly AttemptView[];
  links: { redeliver: string; endpoint: string | null; sale: string | null };
  intention: string;
}
