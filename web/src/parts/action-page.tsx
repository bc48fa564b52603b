import type { ComponentChildren } from 'preact';
import type { ShopView, SignInLinks } from '../view.js';
import { Document } from './document.js';

interface ActionPageProps {
  title: string;
  /** Whose page it is. */
  page: { mode: 'test' | 'live'; links: SignInLinks; email: string; shop?: ShopView | undefined };
  /** The text of the link back to the page that the action is on. */
  back: string;
  children: ComponentChildren;
}

/** The page of one action, with its title and the way back. */
export function ActionPage({ title, page: { mode, links, email, shop }, back, children }: ActionPageProps) {
  return (
    <Document title={title} mode={mode} shop={shop} signedIn={{ email, signOut: links.signOut }}>
      <h1>{title}</h1>
      {children}
      <p class="way">
        <a href={links.page}>{back}</a>
      </p>
    </Document>
  );
}
