// Copy buttons, pictures, the chosen tab and theme on every page. The search, and what needs the reader's
// test key, are fetched when they are wanted.
import { showThemeToggle } from './theme-toggle.js';

// What a button did is said aloud as well.
const said = document.createElement('p');
said.className = 'unseen';
said.setAttribute('role', 'status');
document.body.append(said);

for (const block of document.querySelectorAll('pre:not(.printed)')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const done = await copy(block.textContent);
    button.textContent = done ? 'Copied' : 'Select and copy';
    said.textContent = button.textContent;
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2000);
  });
  const frame = document.createElement('div');
  frame.className = 'code';
  block.before(frame);
  frame.append(block, button);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// A picture that is wider than the screen is moved to its first status.
for (const picture of document.querySelectorAll('.picture')) {
  const frame = picture.getBoundingClientRect();
  const first = picture.querySelector('.status').getBoundingClientRect();
  picture.scrollLeft = first.left + first.width / 2 - frame.left - frame.width / 2;
}

const kept = 'docs.tool';
const inputs = [...document.querySelectorAll('.tabs input')];
choose(read());

for (const input of inputs) {
  input.addEventListener('change', () => {
    const before = input.getBoundingClientRect().top;
    choose(input.value);
    // Tabs above may have changed their height; what was clicked stays where it was.
    window.scrollBy(0, input.getBoundingClientRect().top - before);
    try {
      localStorage.setItem(kept, input.value);
    } catch {}
  });
}

function choose(tool) {
  for (const input of inputs) if (input.value === tool) input.checked = true;
}

function read() {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

const link = document.querySelector('.search');

async function search(event) {
  event.preventDefault();
  try {
    const { openSearch } = await import(link.dataset.script);
    openSearch(link.dataset.index);
  } catch {
    location.href = link.href;
  }
}

link.addEventListener('click', search);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input:not([type=radio]), textarea, [contenteditable]');
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) search(event);
});

showThemeToggle();

const { tryScript } = document.body.dataset;

for (const line of document.querySelectorAll('.fill')) {
  line.hidden = false;
  const button = line.querySelector('button');
  button.addEventListener('click', async () => {
    const { toggleSamples } = await import(tryScript);
    const isFilled = await toggleSamples();
    button.textContent = isFilled ? 'Forget my test key' : 'Fill in my test key';
    said.textContent = isFilled ? 'The samples have your test key.' : '';
  });
}

for (const details of document.querySelectorAll('.try')) {
  details.hidden = false;
  details.addEventListener('toggle', () => import(tryScript), { once: true });
  // Before the script is there too: the browser would send the fields in the page's address.
  let isUnderWay = false;
  details.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await (await import(tryScript)).perform(details);
    } catch {
      details.querySelector('[role=status]').textContent = 'Nothing was sent. Reload the page and try again.';
    }
    isUnderWay = false;
  });
}
