import { describe, expect, it } from 'vitest';
import { commands } from '../../../site/src/commands/commands.js';
import { describeCommand } from '../../../site/src/commands/pages.js';
import { renderMarkdown } from '../../../site/src/markdown/markdown.js';
import { type Endpoint, endpoints } from '../../../site/src/reference/document.js';
import { operationRow } from '../../../site/src/reference/lists.js';
import { operationPage } from '../../../site/src/reference/operations.js';

const staying = endpoints.find(({ operationId }) => operationId === 'listBanks') as Endpoint;
const going: Endpoint = {
  ...staying,
  'x-deprecation': { at: '2027-01-31', sunset: '2028-02-01', link: '/docs/reference#banks' },
};

/** Text and links, without the rest of the markup. */
function seen(text: string): string {
  const { html } = renderMarkdown(text, { resolveLink: (target) => target, codeLinks: new Map() });
  return html.replaceAll(/<(?!\/?a\b)[^>]+>/g, '').replaceAll(/\s+/g, ' ');
}

describe('An operation on its way out', () => {
  it('says so first on its page: since when, until when, and where to read what to call instead', () => {
    const page = seen(operationPage(going));
    const note =
      'Deprecated since 2027-01-31. It may be gone after 2028-02-01. ' +
      '<a href="/docs/reference#banks">What to call instead</a>.';
    expect(page).toContain(note);
    expect(page.indexOf(note)).toBeLessThan(page.indexOf(going.description.slice(0, 20)));
  });

  it('promises no day while none is known', () => {
    const open = { ...going, 'x-deprecation': { at: '2027-01-31', link: '/docs/api' } };
    expect(operationPage(open)).not.toContain('may be gone');
  });

  it('is marked in the list of operations and at its command', () => {
    const command = commands.find(({ operationId }) => operationId === 'listBanks');
    expect(operationRow(going)).toContain('(deprecated)');
    expect(command && describeCommand(command, [going])).toContain('Deprecated since 2027-01-31');
  });

  it('is marked, and no other is', () => {
    expect(operationPage(staying) + operationRow(staying)).not.toMatch(/deprecated/i);
  });
});
