import { Document } from '../parts/document.js';
import { english as words } from '../words/english.js';

export interface FailurePageProps {
  /** Why, as far as the reader may know. */
  reason: 'origin' | 'unavailable' | 'again';
  /** What the log knows it by. */
  requestId: string;
}

/** Something went wrong, and nothing was done. */
export function FailurePage({ reason, requestId }: FailurePageProps) {
  return (
    <Document title={words.errors.title}>
      <h1>{words.errors.title}</h1>
      <p>{words.errors[reason]}</p>
      <p class="soft">{words.errors.requestId(requestId)}</p>
    </Document>
  );
}
