// Copy buttons, pictures, the chosen tab on every page, and the search, which is fetched when it is wanted.

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
