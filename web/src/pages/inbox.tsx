import { Document } from '../parts/document.js';
import { Fact } from '../parts/fields.js';
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
    <table>
      <caption>{words.inbox.newest(mails.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.inbox.kept}</th>
          <th scope="col">{words.inbox.to}</th>
          <th scope="col">{words.inbox.subject}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail: InboxMail) => (
          <tr>
            <td>{mail.keptAt}</td>
            <td>{mail.recipient}</td>
            <th scope="row">
              <a href={`${path}/${mail.id}`}>{mail.subject}</a>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows a mail as HTML and text; the HTML is in a frame that can run and load nothing. */
export function InboxMailPage({ path, mail }: InboxMailPageProps) {
  return (
    <Document title={mail.subject}>
      <p>
        <a href={path}>{words.inbox.title}</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        <Fact name={words.inbox.from}>{mail.sender}</Fact>
        <Fact name={words.inbox.to}>{mail.recipient}</Fact>
        <Fact name={words.inbox.kept}>{mail.keptAt}</Fact>
        <Fact name={words.inbox.id}>{mail.messageId}</Fact>
      </dl>
      <h2>{words.inbox.plain}</h2>
      <pre>
        <Linked text={mail.plain} />
      </pre>
      <h2>{words.inbox.html}</h2>
      <iframe title={words.inbox.asHtml} sandbox="" srcdoc={mail.html} />
    </Document>
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
