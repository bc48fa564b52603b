import type { ComponentChildren } from 'preact';
import { assets } from '../assets.js';
import type { OperatorView } from '../operator-view.js';
import type { ShopView } from '../view.js';
import { english as words } from '../words/english.js';
import { Bar, Foot } from './frame.js';
import { Operator } from './operator.js';

interface DocumentProps {
  title: string;
  mode?: 'test' | 'live' | undefined;
  /** The address of the signed-in person, and where to sign out. */
  signedIn?: { email: string; signOut: string } | undefined;
  /** What the script needs to update the page: the address to poll, and the current version. */
  live?: { status: string; stream: string; mark: string } | undefined;
  /** Whose page it is, and which order it is about; undefined on pages of no order. */
  shop?: ShopView | undefined;
  /** How a wide screen divides the page: beside the payment, or beside the story; one column otherwise. */
  layout?: 'pay' | 'story' | undefined;
  /** Whether the page offers a passkey, for which it needs a script. */
  hasPasskey?: boolean | undefined;
  children: ComponentChildren;
}

/** How often a page reloads without the script, in seconds. */
const reloadEverySeconds = 20;

/** The frame of every page. The empty icon keeps browsers from requesting one. */
export function Document({ title, mode, signedIn, live, shop, layout, hasPasskey, children }: DocumentProps) {
  const { style, script, passkeyScript } = assets();
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
        <script src={script.path} defer />
        {hasPasskey && <script src={passkeyScript.path} defer />}
        {live && (
          <noscript>
            <meta http-equiv="refresh" content={String(reloadEverySeconds)} />
          </noscript>
        )}
      </head>
      <body class={layout && 'wide'}>
        {mode === 'test' && (
          <aside class="ribbon" aria-label={words.testMode}>
            <strong>{words.testMode}.</strong> {words.testModeAbout}
          </aside>
        )}
        <Operator.Consumer>
          {(operator: OperatorView) => <Bar shop={shop} helps={helps(shop, operator)} />}
        </Operator.Consumer>
        <main
          id="main"
          class={layout && `${layout}-page`}
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
        <footer>
          <Foot shop={shop} />
          {signedIn && <SignedIn {...signedIn} />}
        </footer>
      </body>
    </html>
  );
}

function SignedIn({ email, signOut }: { email: string; signOut: string }) {
  return (
    <div class="signed-in">
      <p>{words.session.signedIn(email)}</p>
      <form method="post" action={signOut}>
        <button type="submit" class="plain">
          {words.session.signOut}
        </button>
      </form>
    </div>
  );
}

/** Whether anybody has said how to reach them. */
function helps(shop: ShopView | undefined, { phone, email, whatsapp }: OperatorView): boolean {
  const contacts = [shop?.brand.supportPhone, shop?.brand.supportEmail, phone, email, whatsapp];
  return contacts.some((contact) => contact !== null && contact !== undefined);
}
