import { Document } from '../parts/document.js';
import { Section } from '../parts/fields.js';
import { useWords } from '../parts/words.js';
import type { MissingPageProps } from '../props.js';

/** The front door: what this is, and where each kind of visitor goes on. */
export function FrontPage() {
  const { front: words } = useWords();
  return (
    <Document title={words.how}>
      <div class="head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <Section name="how" title={words.how}>
        <ol class="steps">
          {words.steps.map(([name, about]) => (
            <li>
              {name}
              <small>{about}</small>
            </li>
          ))}
        </ol>
      </Section>
      <Section name="order" title={words.order.title}>
        <p>{words.order.about}</p>
      </Section>
      <Section name="merchant" title={words.merchant.title}>
        <p class="links">
          <a href="/dashboard">{words.merchant.dashboard}</a>
          <a href="/docs">{words.merchant.docs}</a>
        </p>
      </Section>
    </Document>
  );
}

/** Tells that an address has no page, and what to do if it was a link. */
export function MissingPage({ isLink }: MissingPageProps) {
  const { front: words } = useWords();
  const { title, about } = isLink ? words.missing.link : words.missing;
  return (
    <Document title={title}>
      <h1>{title}</h1>
      <p>{about}</p>
      <p class="way">
        <a href="/">{words.missing.home}</a>
      </p>
    </Document>
  );
}
