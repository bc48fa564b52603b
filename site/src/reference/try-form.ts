import { type Endpoint, type Parameter, resolve } from './document.js';

/** Operations that no form can perform: one needs a live key, the other never ends. */
function canBeTried({ operationId, ...endpoint }: Endpoint): boolean {
  return endpoint['x-keys'] !== 'live' && operationId !== 'streamEvents';
}

/** Returns the mark that the page's form replaces, or nothing for an operation that has none. */
export function tryMark(endpoint: Endpoint): string {
  return canBeTried(endpoint) ? `<!-- try: ${endpoint.operationId} -->` : '';
}

/**
 * Renders the form that performs an operation in the sandbox. It is hidden until the page's script shows it,
 * since it does nothing without one.
 */
export function tryForm(endpoint: Endpoint): string {
  const { method, path, operationId } = endpoint;
  const parameters = (endpoint.parameters ?? []).map((one) => resolve(one, 'parameters'));
  const place = (name: Parameter['in']) => parameters.filter((one) => one.in === name);
  const fields = [
    ...place('path').map((one) => field(operationId, one)),
    ...place('query').map((one) => field(operationId, one)),
    ...place('header').map((one) => field(operationId, one)),
    bodyField(endpoint),
  ];
  return (
    '<details class="try" hidden><summary>Try it in the sandbox</summary>' +
    `<form data-method="${method}" data-path="${escapeText(path)}">${fields.join('')}` +
    '<p><button type="submit">Send</button></p></form>' +
    '<p role="status"></p><pre class="printed" tabindex="0" hidden><code></code></pre></details>\n'
  );
}

function field(operationId: string, { name, in: place, required, example }: Parameter): string {
  const id = `try-${operationId}-${name}`;
  const value = place === 'header' || !(place === 'path' || required) ? '' : String(example ?? '');
  const hint = place === 'header' ? ' placeholder="a new one for each click"' : '';
  const mark = required && place !== 'header' ? ' required' : '';
  return (
    `<p><label for="${id}"><code>${escapeText(name)}</code></label>` +
    `<input id="${id}" type="text" name="${escapeText(name)}" data-in="${place}" autocomplete="off"` +
    ` spellcheck="false" value="${escapeText(value)}"${hint}${mark}></p>`
  );
}

function bodyField({ operationId, requestBody }: Endpoint): string {
  if (!requestBody) return '';
  const example = Object.values(requestBody.content)[0]?.example ?? {};
  const text = JSON.stringify(example, null, 2);
  const id = `try-${operationId}-body`;
  return (
    `<p><label for="${id}">Body</label>` +
    `<textarea id="${id}" name="body" data-in="body" spellcheck="false" autocomplete="off"` +
    ` rows="${text.split('\n').length + 1}">${escapeText(text)}</textarea></p>`
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
