import { Document } from '../parts/document.js';
import { Fact } from '../parts/fields.js';
import { CopyButton } from '../parts/payment.js';
import type { InboxMail, InboxMailPageProps, InboxPageProps } from '../props.js';
import { english as words } from '../words/english.js';

/** Lists the mails of test mode. */
export function InboxPage({ path, mails }: InboxPageProps) {
  return (
    <Document title={words.inbox.title}>
      <h1>{words.inbox.title}</h1>
      <p>{words.inbox.about}</p>
      {mails.length === 0 ? <p>{words.inbox.empty}</p> : <Mails path={path} mails={mails} />}
    </Document>
  );
}

function Mails({ path, mails }: InboxPageProps) {
  return (
    <>
      <p>{words.inbox.newest(mails.length)}</p>
      <ul class="mails">
        {mails.map((mail: InboxMail) => (
          <li class="card">
            <a href={`${path}/${mail.id}`}>{mail.subject}</a>
            <br />
            <span>{mail.recipient}</span>
            <br />
            <small>{mail.keptAt}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows a mail: the code or link that it is about, then all of it in a frame that can run nothing. */
export function InboxMailPage({ path, mail, code, link }: InboxMailPageProps) {
  return (
    <Document title={mail.subject}>
      <p>
        <a href={path}>{words.inbox.title}</a>
      </p>
      <h1>{mail.subject}</h1>
      <p>
        {words.inbox.to} <strong>{mail.recipient}</strong>
      </p>
      {(code ?? link) !== null && <Needed code={code} link={link} />}
      <iframe
        title={words.inbox.asHtml}
        src={`${path}/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details class="card">
        <summary>{words.inbox.plain}</summary>
        <pre>
          <Linked text={mail.plain} />
        </pre>
        <dl>
          <Fact name={words.inbox.kept}>{mail.keptAt}</Fact>
        </dl>
      </details>
    </Document>
  );
}

/** What the reader came for, so that they need not look for it. */
function Needed({ code, link }: Pick<InboxMailPageProps, 'code' | 'link'>) {
  return (
    <section aria-label={words.inbox.needed}>
      {code !== null && (
        <div class="row">
          <strong class="amount">{code}</strong>
          <CopyButton label={words.inbox.copyCode} text={code} of="code" />
        </div>
      )}
      {link && (
        <a class="button" href={link.url} rel="noreferrer">
          {link.label}
        </a>
      )}
    </section>
  );
}

/** Turns the addresses in a text into links, as mail programs do. */
function Linked({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/(https?:\/\/\S+)/)
        .map((part, index) => (index % 2 === 1 ? <Followed url={part} /> : part))}
    </>
  );
}

function Followed({ url }: { url: string }) {
  return (
    <a href={url} rel="noreferrer noopener nofollow">
      {url}
    </a>
  );
}
