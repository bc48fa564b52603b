import { Document } from '../parts/document.js';
import { useWords } from '../parts/words.js';
import type { FailurePageProps } from '../props.js';

/** Tells that something went wrong and nothing was done. */
export function FailurePage({ reason, requestId }: FailurePageProps) {
  const words = useWords();
  return (
    <Document title={words.errors.title}>
      <h1>{words.errors.title}</h1>
      <p>{words.errors[reason]}</p>
      <p class="soft">{words.errors.requestId(requestId)}</p>
    </Document>
  );
}
