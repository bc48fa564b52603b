export { literal } from '@escrow-checkout/openapi';

/** Writes a docstring from paragraphs, folded at 110 columns. */
export function comment(paragraphs: (string | undefined)[], indent = ''): string {
  const lines = paragraphs.filter(Boolean).flatMap((paragraph, index) => {
    const folded = paragraph?.includes('\n')
      ? paragraph.split('\n')
      : fold(paragraph ?? '', 105 - indent.length);
    return index === 0 ? folded : ['', ...folded];
  });
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.map((line) => `${indent} *${line ? ` ${line}` : ''}\n`).join('');
  return `${indent}/**\n${body}${indent} */\n`;
}

function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
