import type { ComponentChildren } from 'preact';
import { assets } from '../assets.js';
import { brandStyle } from '../brand-style.js';
import type { BrandView } from '../view.js';
import { english as words } from '../words/english.js';

interface DocumentProps {
  title: string;
  mode?: 'test' | 'live' | undefined;
  /** The address of the signed-in person, and where to sign out. */
  signedIn?: { email: string; signOut: string } | undefined;
  /** What the script needs to update the page: the address to poll, and the current version. */
  live?: { status: string; stream: string; mark: string } | undefined;
  /** The merchant whose page it is, if it shows a colour. */
  brand?: BrandView | undefined;
  /** Whether the page offers a passkey, for which it needs a script. */
  hasPasskey?: boolean | undefined;
  /** Whether the page has a form that takes photos. */
  hasPhotos?: boolean | undefined;
  children: ComponentChildren;
}

/** How often a page reloads without the script, in seconds. */
const reloadEverySeconds = 20;

/** The frame of every page. The empty icon keeps browsers from requesting one. */
export function Document(props: DocumentProps) {
  const { title, mode, signedIn, live, brand, hasPasskey, hasPhotos, children } = props;
  const { style, script, passkeyScript, photosScript } = assets();
  const painted = brand && brandStyle(brand);
  return (
    <html lang={words.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${words.service}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={style.path} />
        {painted && <style>{painted}</style>}
        <script src={script.path} defer />
        {hasPasskey && <script src={passkeyScript.path} defer />}
        {hasPhotos && <script src={photosScript.path} defer />}
        {live && (
          <noscript>
            <meta http-equiv="refresh" content={String(reloadEverySeconds)} />
          </noscript>
        )}
      </head>
      <body>
        {mode === 'test' && (
          <aside class="ribbon" aria-label={words.testMode}>
            <strong>{words.testMode}.</strong> {words.testModeAbout}
          </aside>
        )}
        <main
          id="main"
          data-status={live?.status}
          data-stream={live?.stream}
          data-mark={live?.mark}
          data-minutes={live && words.live.minutesLeft('#')}
          data-last={live && words.live.lastMinute}
          data-copied={words.live.copied}
          data-select={words.live.select}
        >
          {children}
        </main>
        <p id="announcer" class="unseen" role="status" />
        {signedIn && <SignedIn {...signedIn} />}
      </body>
    </html>
  );
}

function SignedIn({ email, signOut }: { email: string; signOut: string }) {
  return (
    <footer>
      <p>{words.session.signedIn(email)}</p>
      <form method="post" action={signOut}>
        <button type="submit" class="plain">
          {words.session.signOut}
        </button>
      </form>
    </footer>
  );
}
