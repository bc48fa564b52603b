import { Document } from '../parts/document.js';
import { useWords } from '../parts/words.js';
import type { ChooserPageProps } from '../props.js';

/** Lists the buyer's orders with one reference, since several shops can use the same. */
export function ChooserPage({ choices, mode, links, email }: ChooserPageProps) {
  const words = useWords();
  return (
    <Document title={words.chooser.title} mode={mode} signedIn={{ email, signOut: links.signOut }}>
      <h1>{words.chooser.title}</h1>
      <p>{words.chooser.about}</p>
      <ul class="choices">
        {choices.map(({ href, merchant, amount, orderedAt }) => (
          <li>
            <a href={href}>{`${merchant}, ${amount.naira}`}</a>
            <span class="soft">{orderedAt.words}</span>
          </li>
        ))}
      </ul>
    </Document>
  );
}
