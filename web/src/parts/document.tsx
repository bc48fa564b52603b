import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { assets } from '../assets.js';
import type { OperatorView } from '../operator-view.js';
import type { Reader } from '../reader.js';
import type { ShopView } from '../view.js';
import { languages } from '../words/language.js';
import { Bar, Foot } from './frame.js';
import { Operator } from './operator.js';
import { Reading, useWords } from './words.js';

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
  /** Whether the page is a document to print and file. */
  isPaper?: boolean | undefined;
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
  const { title, mode, signedIn, live, shop, layout, isPaper, hasPasskey, hasPhotos, children } = props;
  const { style, script, passkeyScript, photosScript } = assets();
  const { locale, others } = useContext(Reading);
  const { tag, words } = languages[locale];
  return (
    <html lang={tag}>
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
        {hasPhotos && <script src={photosScript.path} defer />}
        {live && (
          <noscript>
            <meta http-equiv="refresh" content={String(reloadEverySeconds)} />
          </noscript>
        )}
      </head>
      <body class={isPaper ? 'paper' : layout && 'wide'}>
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
          {others.length > 0 && <Others others={others} label={words.languages} />}
          {signedIn && <SignedIn {...signedIn} />}
        </footer>
      </body>
    </html>
  );
}

/** The page in other languages, each named in its own words. */
function Others({ others, label }: Pick<Reader, 'others'> & { label: string }) {
  return (
    <nav class="links unprinted" aria-label={label}>
      {others.map(({ locale, href }) => (
        <a href={href} lang={languages[locale].tag} hreflang={languages[locale].tag}>
          {languages[locale].name}
        </a>
      ))}
    </nav>
  );
}

function SignedIn({ email, signOut }: { email: string; signOut: string }) {
  const words = useWords();
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
