declare module 'textlint-rule-write-good' {
  const module: { default: import('@textlint/kernel').TextlintRuleModule };
  export default module;
}
