import type { ComponentChildren } from 'preact';
import type { DisplayTime } from '../../view.js';
import { dashboard as words } from '../../words/english-dashboard.js';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

/** A status in one or two words. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

/** A time as people say it. */
export function Time({ at }: { at: DisplayTime }) {
  return <time dateTime={at.iso}>{at.words}</time>;
}

/** The heading of a page, with what stands beside it. */
export function Heading({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children?: ComponentChildren;
}) {
  return (
    <div class="head">
      <div>
        <h1>{title}</h1>
        {lead && <p class="soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** The ways to other pages of a list. */
export function Pages({ newest, older }: { newest: string | null; older: string | null }) {
  if (newest === null && older === null) return null;
  return (
    <div class="pages unprinted">
      {newest === null ? <span /> : <a href={newest}>{words.list.newer}</a>}
      {older !== null && (
        <a class="button plain" href={older}>
          {words.list.older}
        </a>
      )}
    </div>
  );
}

interface TabsProps {
  label: string;
  tabs: readonly { text: string; href: string; isCurrent: boolean }[];
}

/** Links to the parts of a section. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ text, href, isCurrent }) => (
          <li>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
