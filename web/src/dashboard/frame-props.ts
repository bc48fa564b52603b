/** The sections of the dashboard, in the order of its navigation. */
export const sections = [
  'home',
  'escrows',
  'charges',
  'disputes',
  'payouts',
  'balance',
  'charts',
  'sellers',
  'developers',
  'sandbox',
  'settings',
] as const;

export type Section = (typeof sections)[number];

/** Who looks at which account, in which mode. */
export interface FrameView {
  account: { id: string; name: string };
  mode: 'test' | 'live';
  email: string;
  /** The sections that the person's role opens, by mode. */
  opens: Readonly<Record<'test' | 'live', readonly Section[]>>;
  /** Sent by every form in the field `form_token`. */
  formToken: string;
}

/** A sentence at the top of a page, after an action. */
export interface Notice {
  tone: 'good' | 'warn' | 'bad';
  text: string;
}

/** What every screen of the dashboard has. */
export interface ScreenProps {
  frame: FrameView;
  notice?: Notice | undefined;
}

/** The field of a form that proves it came from the session's own page. */
export const formTokenField = 'form_token';

/** Returns the address of a page of an account in a mode. */
export function pathIn({ account, mode }: Pick<FrameView, 'account' | 'mode'>, path = ''): string {
  return `/dashboard/${account.id}/${mode}${path}`;
}
