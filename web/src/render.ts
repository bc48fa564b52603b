import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { unknownOperator } from './operator-view.js';
import { Operator } from './parts/operator.js';
import { Reading } from './parts/words.js';
import { inEnglish } from './reader.js';
import type { Render } from './rendered.js';

export function rendering<Props extends object>(page: ComponentType<Props>): Render<Props> {
  return (given, operator = unknownOperator, reader = inEnglish) => {
    const shown = h(Operator.Provider, { value: operator }, h(page, given));
    return `<!doctype html>${renderToString(h(Reading.Provider, { value: reader }, shown))}`;
  };
}
