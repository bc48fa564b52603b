import type { ComponentChildren } from 'preact';
import type { ShopView, SignInLinks } from '../view.js';
import { Document } from './document.js';

interface ActionPageProps {
  title: string;
  /** Whose page it is. */
  page: { mode: 'test' | 'live'; links: SignInLinks; email: string; shop?: ShopView | undefined };
  /** The text of the link back to the page that the action is on. */
  back: string;
  /** Whether its form takes photos. */
  hasPhotos?: boolean;
  children: ComponentChildren;
}

/** The page of one action, with its title and the way back. */
export function ActionPage({ title, page, back, hasPhotos, children }: ActionPageProps) {
  const { mode, links, email, shop } = page;
  const signedIn = { email, signOut: links.signOut };
  return (
    <Document title={title} mode={mode} shop={shop} signedIn={signedIn} hasPhotos={hasPhotos}>
      <h1>{title}</h1>
      {children}
      <p class="way">
        <a href={links.page}>{back}</a>
      </p>
    </Document>
  );
}
