import type { ComponentChildren } from 'preact';
import { assets } from '../assets.js';
import { dashboard as words } from '../words/english-dashboard.js';
import { type FrameView, type Notice, pathIn, type ScreenProps, type Section } from './frame-props.js';
import { ActionForm } from './parts/form.js';

interface FrameProps extends ScreenProps {
  /** The title of the document; the page's own heading is among the children. */
  title: string;
  current: Section;
  /** The address of a further script. */
  more?: string;
  children: ComponentChildren;
}

/** The frame of every screen of the dashboard: the bar, the navigation and the footer. */
export function Frame({ frame, title, current, notice, more, children }: FrameProps) {
  return (
    <DashboardDocument title={title} mode={frame.mode} more={more}>
      <Bar frame={frame} current={current} />
      <details class="menu">
        <summary>{`${words.menu}: ${words.sections[current]}`}</summary>
        <Navigation frame={frame} current={current} />
      </details>
      <div class="shell">
        <div class="rail">
          <Navigation frame={frame} current={current} />
        </div>
        <Main>
          {notice && <NoticeLine {...notice} />}
          {children}
        </Main>
      </div>
      <footer>
        <span>
          {words.signedIn(frame.email)} · <a href="/dashboard/me">{words.me}</a>
        </span>
        <ActionForm frame={frame} action="/dashboard/sign-out">
          <button type="submit" class="plain">
            {words.signOut}
          </button>
        </ActionForm>
      </footer>
    </DashboardDocument>
  );
}

interface DocumentProps {
  title: string;
  /** Nothing for pages of no mode, such as the sign-in. */
  mode?: FrameView['mode'] | undefined;
  more?: string | undefined;
  children: ComponentChildren;
}

/** The document around the frame; pages without an account use it alone. */
function DashboardDocument({ title, mode, more, children }: DocumentProps) {
  const { dashboardStyle, script } = assets();
  const isTest = mode === 'test';
  return (
    <html lang={words.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${isTest ? words.titleOfTest(title) : title} · ${words.service}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={dashboardStyle.path} />
        <script src={script.path} defer />
        {more && <script src={more} defer />}
      </head>
      <body class={mode}>
        <a class="skip" href="#main">
          {words.skip}
        </a>
        {isTest && (
          <aside class="ribbon" aria-label={words.testMode}>
            <strong>{words.testMode}</strong> {words.testModeAbout}
          </aside>
        )}
        {children}
        <p id="announcer" class="unseen" role="status" />
      </body>
    </html>
  );
}

/** The middle of a page. */
function Main({ children }: { children: ComponentChildren }) {
  return (
    <main id="main" data-copied={words.copied} data-select={words.select}>
      {children}
    </main>
  );
}

function Bar({ frame, current }: { frame: FrameView; current: Section }) {
  const { account, mode } = frame;
  return (
    <header class="bar">
      <span class="monogram" aria-hidden="true">
        {monogramOf(account.name)}
      </span>
      <div class="who">
        <b>{account.name}</b>
        <a href="/dashboard?all">{words.switchAccount}</a>
      </div>
      <ul class="modes" aria-label={words.modes.label}>
        {(['test', 'live'] as const).map((each) => (
          <li>
            <a
              href={pathIn({ account, mode: each }, pathOf(placeIn(frame, current, each)))}
              aria-current={each === mode ? 'true' : undefined}
            >
              {words.modes[each]}
            </a>
          </li>
        ))}
      </ul>
    </header>
  );
}

function Navigation({ frame, current }: { frame: FrameView; current: Section }) {
  return (
    <nav aria-label={words.navigation}>
      <ul>
        {frame.opens[frame.mode].map((section) => (
          <li>
            <a href={pathIn(frame, pathOf(section))} aria-current={section === current ? 'page' : undefined}>
              {words.sections[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that the switch leads to: the same one, if it opens in that mode, too. */
function placeIn({ opens }: FrameView, section: Section, mode: FrameView['mode']): Section {
  return opens[mode].includes(section) ? section : 'home';
}

function pathOf(section: Section): string {
  return section === 'home' ? '' : `/${section}`;
}

/** The first letters of the first two words. */
function monogramOf(name: string): string {
  const initials = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return initials.join('').slice(0, 2).toUpperCase();
}

function NoticeLine({ tone, text }: Notice) {
  return (
    <p class={`notice ${tone}`} role={tone === 'good' ? 'status' : 'alert'}>
      {text}
    </p>
  );
}
