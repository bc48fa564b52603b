import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.js';

const render = (text: string) =>
  renderMarkdown(text, {
    resolveLink: (target) => target.replace(/\.md$/, ''),
    codeLinks: new Map([['invalid_key', '/docs/errors#invalid_key']]),
  });

it('HTML in a text stays text, in code and in headings too', () => {
  const hostile = '<script>alert("1")</script>';
  const { html } = render(`# ${hostile}\n\n${hostile} \`${hostile}\`\n\n\`\`\`sh\n${hostile}\n\`\`\`\n`);
  expect(html).not.toContain('<script');
});

it('a heading has the id it chooses, else its words, and no two have the same', () => {
  const { headings } = render(
    '## First call {#call}\n## What is `that`?\n## What is that\n## 409: Not now\n',
  );
  expect(headings.map(({ id }) => id)).toEqual(['call', 'what-is-that', 'what-is-that-2', 'status-409']);
});

it('blocks of one step for several tools stand in tabs, the first one open', () => {
  const { html } = render('```sh curl\na\n```\n\n```js sdk\nb\n```\n\ntext\n\n```sh cli\nc\n```\n');
  expect(html.match(/<input [^>]*>/g)).toEqual([
    '<input type="radio" name="tabs-1" id="tabs-1-curl" value="curl" checked>',
    '<input type="radio" name="tabs-1" id="tabs-1-sdk" value="sdk">',
  ]);
  expect(html.match(/<pre/g)).toHaveLength(3);
});

it('code that names something leads there, except in a heading or a link', () => {
  const { html } = render('# `invalid_key`\n\n`invalid_key` and [`invalid_key`](errors.md)\n');
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/docs/errors#invalid_key"', 'href="errors"']);
});

it('a flag stays whole at the end of a line, whatever stands beside it', () => {
  const { html } = render('`retry ID --to <address>` and `a--b`\n');
  expect(html).toContain('retry ID <span class="flag">--to</span> &lt;address&gt;');
  expect(html).toContain('<code>a--b</code>');
});

it('cells carry the name of their column, for phones', () => {
  const { html } = render('| Code | Cure |\n| --- | --- |\n| `a` | rest |\n');
  expect(html).toContain('<td role="cell" data-column="Cure">rest</td>');
});

it('a list of fields says so', () => {
  const { html } = render('- `amount` *integer · required*\n  The price.\n- plain\n');
  expect(html).toContain('<ul class="fields">');
  expect(html).toMatch(/<li class="field"><code>amount<\/code> <em>integer · required<\/em><br>/);
  expect(html).toContain('<li>plain</li>');
});
