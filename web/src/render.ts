import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Render } from './rendered.js';

export function rendering<Props extends object>(page: ComponentType<Props>): Render<Props> {
  return (given) => `<!doctype html>${renderToString(h(page, given))}`;
}
