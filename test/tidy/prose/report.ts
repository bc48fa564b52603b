import writeGood from 'textlint-rule-write-good';
import { documents } from './documents.js';
import { lint } from './lint.js';

const off = ['weasel', 'illusion', 'so', 'thereIs', 'adverb', 'tooWordy', 'cliches', 'eprime'];
const options = Object.fromEntries([['passive', true], ...off.map((check) => [check, false])]);

// Prints every sentence in the passive voice. It is allowed, so nothing fails.
for (const document of documents)
  for (const line of await lint(document, [{ ruleId: 'passive', rule: writeGood.default, options }]))
    process.stdout.write(`${line}\n`);
