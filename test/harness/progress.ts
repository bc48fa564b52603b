/** The steps of the progress on a page, each as `Declined, by you`; those to come after `...`. */
export function progressIn(html: string): string[] {
  const list = /<ol class="steps">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].map(([, attributes = '', content = '']) => {
    const name = /<span>([^<]*)/.exec(content)?.[1] ?? '';
    const note = /<small>(?:<time[^>]*>[^<]*<\/time>(?: · )?)?([^<]*)/.exec(content)?.[1] ?? '';
    const said = note === '' || note === ' · ' ? name : `${name}, ${note}`;
    return attributes.includes('done') ? said : `...${said}`;
  });
}
