import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel';
import { MarkdownProcessor } from '@textlint/textlint-plugin-markdown/lib/src/MarkdownProcessor.js';
import type { Document } from './documents.js';

const kernel = new TextlintKernel();

/** Returns what rules report about a document, each as `path:line: message`. */
export async function lint({ path, text }: Document, rules: TextlintKernelRule[]): Promise<string[]> {
  const { messages } = await kernel.lintText(text, {
    filePath: path,
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: { Processor: MarkdownProcessor } }],
    rules,
  });
  return messages.map(({ loc, message }) => `${path}:${loc.start.line}: ${message}`);
}
