import type { TextlintRuleModule } from '@textlint/kernel';
import { phrases } from './phrases.js';
import { type Parsed, sentencesOf, wordsIn } from './sentences.js';

const wordsMax = 30;

/** Reports sentences that are longer than 30 words. */
export const sentenceLength: TextlintRuleModule = (context) => {
  const see = (node: Parsed) => {
    for (const { text, index } of sentencesOf(node)) {
      const count = wordsIn(text);
      if (count <= wordsMax) continue;
      const message = `${count} words: ${text.trim().slice(0, 80)}`;
      context.report(node as never, new context.RuleError(message, { index }));
    }
  };
  return { Paragraph: see, Header: see, TableCell: see };
};

/** Reports phrases that read like a translation, with what to write instead. */
export const forbiddenPhrases: TextlintRuleModule = (context) => {
  const see = (node: Parsed) => {
    for (const { text, index } of sentencesOf(node))
      for (const { phrase, write } of phrases) {
        const found = phrase.exec(text);
        if (!found) continue;
        const message = `"${found[0]}": ${write}`;
        context.report(node as never, new context.RuleError(message, { index: index + found.index }));
      }
  };
  return { Paragraph: see, Header: see, TableCell: see };
};
