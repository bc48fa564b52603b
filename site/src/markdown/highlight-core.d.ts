// The package's own types bring the browser's with them, which would change what the server may call.
declare const highlighter: {
  registerLanguage(name: string, language: unknown): void;
  highlight(code: string, options: { language: string }): { value: string };
};
export default highlighter;
