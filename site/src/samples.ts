/** What a sample has in place of the reader's test key. */
const keyPlace = /\$ESCROW_API_KEY|svc_test_\.\.\./;

const firstSample = /<(fieldset class="tabs"|pre)[\s\S]*?<\/(?:fieldset|pre)>\n/g;

const button =
  '<p class="fill" hidden><button type="button">Fill in my test key</button>' +
  ' <span>It stays in this page and is gone when you leave it.</span></p>\n';

/** Adds, before the first sample that needs a key, the button that fills all of them. It needs the script. */
export function markFillable(html: string): string {
  for (const { 0: sample, index } of html.matchAll(firstSample)) {
    if (!keyPlace.test(sample)) continue;
    return html.slice(0, index) + button + html.slice(index);
  }
  return html;
}
