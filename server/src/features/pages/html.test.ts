import { expect, test } from 'vitest';
import { html, Markup } from './html.js';

test('whatever is put into a page is escaped, in text and in attributes', () => {
  const hostile = `"><script>alert('&')</script>`;
  expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
    '<a title="&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;">' +
      '&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;</a>',
  );
});

test('markup is taken as it is, once, and lists follow one another', () => {
  const items = ['a', '<b>'].map((name) => html`<li>${name}</li>`);
  expect(html`<ul>${items}</ul>`).toEqual(new Markup('<ul><li>a</li><li>&#60;b&#62;</li></ul>'));
  expect(html`${[['<'], 1]}`.text).toBe('&#60;1');
});
