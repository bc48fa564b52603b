import {
  basePath,
  errorGuide,
  type GuideEntry,
  type GuideGroup,
  type Operation,
} from '@escrow-checkout/contract';

const opening = `<!-- Generated from the contract by \`npm run generate\`; edit \`contract/src/errors.ts\` instead. -->

# Errors

Everything the API refuses is answered as \`application/problem+json\` (RFC 9457). Branch on \`code\`: it never
changes. \`type\` is the address of the code's entry on the service's own page \`/docs/errors\`, \`detail\` says what
happened this time, \`request_id\` finds it in the log. Where a retry helps, \`retryable\` is \`true\`; wait as long as
\`Retry-After\` says if it is there, and send the same request again.

Paths are below \`${basePath}\`.
`;

/** The page about errors as Markdown, for those who read the repository. */
export function writeErrorPage(operations: readonly Operation[]): string {
  return [opening, ...errorGuide(operations).map(writeGroup)].join('\n');
}

function writeGroup({ status, meaning, entries }: GuideGroup): string {
  return [`## ${status}: ${meaning.replace(/\.$/, '')}\n`, ...entries.map(writeEntry)].join('\n');
}

/** GitHub makes the anchor of a heading from its text, which is the code alone. */
function writeEntry({ code, title, cure, retryable, scope, operations }: GuideEntry): string {
  const retry = retryable ? 'Yes, the same request can succeed later.' : 'No.';
  const answers = operations.map(({ method, path, summary }) => `  - \`${method} ${path}\`: ${summary}`);
  const lines = [
    `### ${code}`,
    '',
    `${title}.`,
    '',
    `- **What to do:** ${cure}`,
    `- **Does a retry help?** ${retry}`,
    `- **Answered by:** ${scope ?? `${operations.length} operations`}`,
    ...answers,
    '',
  ];
  return lines.join('\n');
}
