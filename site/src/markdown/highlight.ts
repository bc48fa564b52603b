import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';

const languages = { bash, go, javascript, json, php, python, typescript };
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

const names: Readonly<Record<string, keyof typeof languages>> = {
  sh: 'bash',
  shell: 'bash',
  bash: 'bash',
  js: 'javascript',
  javascript: 'javascript',
  ts: 'typescript',
  typescript: 'typescript',
  json: 'json',
  python: 'python',
  php: 'php',
  go: 'go',
};

/** Returns the code as markup with classes for its colours; null for an unknown language. */
export function highlight(code: string, language: string): string | null {
  const known = names[language.toLowerCase()];
  return known ? highlighter.highlight(code, { language: known }).value : null;
}
