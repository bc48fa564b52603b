// The reader's test key. It is a variable of this page: no storage, no cookie, no address ever has it.

const { base } = document.body.dataset;
const shape = /^svc_test_\w+$/;
const originals = new Map();

let key = null;
let dialog = null;

const liveKey =
  'That is a live key: it moves real money, so it was not used, and the field is empty again. ' +
  'Use a key that begins with svc_test_. If anybody could see the live key, revoke it.';

/** Returns why a text is no test key, or null if it is one. */
export function complaintAbout(text) {
  if (text.includes('svc_live_')) return liveKey;
  return shape.test(text) ? null : 'A test key begins with svc_test_. Copy all of it, without spaces.';
}

/** Returns the key, after asking for it once; null if the reader closes the question. */
export async function testKey() {
  key ??= await ask();
  return key;
}

/** Fills every sample with the key and this server's address, or takes both out again. */
export async function toggleSamples() {
  if (originals.size > 0) return forget();
  const given = await testKey();
  if (given === null) return false;
  for (const text of textsOfSamples()) {
    const filled = fill(text.data, given);
    if (filled === text.data) continue;
    originals.set(text, text.data);
    text.data = filled;
  }
  return true;
}

function forget() {
  for (const [text, original] of originals) text.data = original;
  originals.clear();
  key = null;
  return false;
}

function fill(text, given) {
  return text
    .replaceAll('$ESCROW_API_KEY', given)
    .replaceAll('svc_test_...', given)
    .replaceAll('$ESCROW_BASE_URL', location.origin + base)
    .replaceAll('http://127.0.0.1:4000', location.origin);
}

function* textsOfSamples() {
  for (const sample of document.querySelectorAll('pre:not(.printed) code')) {
    const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) yield walker.currentNode;
  }
}

function ask() {
  dialog ??= makeDialog();
  const { element, input, status } = dialog;
  input.value = '';
  status.textContent = '';
  element.showModal();
  input.focus();
  return new Promise((resolve) => {
    const end = () => {
      resolve(element.returnValue || null);
      element.returnValue = '';
    };
    element.addEventListener('close', end, { once: true });
  });
}

function makeDialog() {
  const element = document.createElement('dialog');
  element.className = 'finder';
  element.setAttribute('aria-label', 'Your test key');
  element.innerHTML =
    '<form><input type="text" autocomplete="off" spellcheck="false" placeholder="svc_test_..."' +
    ' aria-label="Your test key" aria-describedby="key-about"><button type="submit">Use it</button>' +
    '<button type="button">Close</button></form><p id="key-about">npm start prints it, and the dashboard' +
    ' makes one. It stays in this page and is gone when you leave it.</p><p role="status"></p>';
  document.body.append(element);
  const input = element.querySelector('input');
  const status = element.querySelector('[role=status]');
  const close = (value) => {
    input.value = '';
    element.close(value);
  };
  // A live key does not even stay in the field.
  input.addEventListener('input', () => {
    if (!input.value.includes('svc_live_')) return;
    input.value = '';
    status.textContent = liveKey;
  });
  element.querySelector('[type=button]').addEventListener('click', () => close(''));
  element.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const given = input.value.trim();
    const complaint = complaintAbout(given);
    if (complaint) status.textContent = complaint;
    else close(given);
  });
  return { element, input, status };
}
