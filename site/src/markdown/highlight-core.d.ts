// The package's own types import the browser's types, which must not reach the server's program.
declare const highlighter: {
  registerLanguage(name: string, language: unknown): void;
  highlight(code: string, options: { language: string }): { value: string };
};
export default highlighter;
