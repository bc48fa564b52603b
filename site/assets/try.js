import { complaintAbout, testKey } from './test-key.js';

export { toggleSamples } from './test-key.js';

const { base } = document.body.dataset;
const shownHeaders = ['X-Request-Id', 'Idempotent-Replay', 'Idempotent-Mismatch', 'Retry-After'];

/** Performs the operation of a form in the sandbox, with the reader's test key. */
export async function perform(details) {
  const status = details.querySelector('[role=status]');
  const output = details.querySelector('pre');
  output.hidden = true;
  const request = readForm(details.querySelector('form'));
  if (request.complaint) {
    status.textContent = request.complaint;
    return;
  }
  const key = await testKey();
  if (key === null || complaintAbout(key)) return;
  status.textContent = 'Sending …';
  const answer = await send(request, key);
  status.textContent = answer.summary;
  output.firstChild.textContent = answer.text;
  output.hidden = answer.text === '';
}

function readForm(form) {
  const fields = [...form.querySelectorAll('[data-in]')];
  if (fields.some(({ value }) => value.includes('svc_live_')))
    return { complaint: 'A field contains a live key. Nothing was sent: take it out.' };
  const of = (place) => fields.filter(({ dataset, value }) => dataset.in === place && value !== '');
  const [body] = of('body');
  if (body && !isJson(body.value)) return { complaint: 'The body is not JSON. Nothing was sent.' };
  let path = form.dataset.path;
  for (const { name, value } of of('path')) path = path.replace(`{${name}}`, encodeURIComponent(value));
  const query = new URLSearchParams(of('query').map(({ name, value }) => [name, value])).toString();
  return {
    method: form.dataset.method,
    url: `${base}${path}${query && `?${query}`}`,
    headers: headersOf(fields.filter(({ dataset }) => dataset.in === 'header')),
    body: body?.value,
  };
}

/** An empty header is sent too: the only one there is names the intention, and each click is a new one. */
function headersOf(fields) {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value || `try-${randomName()}`]));
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function send({ method, url, headers, body }, key) {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...type, ...headers },
      ...(body !== undefined && { body }),
      credentials: 'omit',
      redirect: 'error',
    });
    return { summary: summaryOf(response), text: indented(await response.text()) };
  } catch {
    return { summary: 'The service did not respond. Is it still running?', text: '' };
  }
}

function summaryOf({ status, headers }) {
  const shown = shownHeaders.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  return [`Status ${status}`, ...shown].join(' · ');
}

function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
