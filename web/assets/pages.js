// Makes the pages alive; everything works without it. What is shown comes from the server: when something has
// changed, the page is fetched again and its middle replaced, so that there is one way to draw it.

const announcer = document.getElementById('announcer');
const main = () => document.getElementById('main');

/** Said to screen readers once. */
function announce(text) {
  announcer.textContent = text;
}

// Copying -------------------------------------------------------------------------

function showCopyButtons() {
  for (const button of document.querySelectorAll('[data-copy]')) button.hidden = false;
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy]');
  if (!button) return;
  const { copied, select } = main().dataset;
  const said = (await copy(button)) ? copied : select;
  button.dataset.label ??= button.textContent;
  button.textContent = said;
  announce(said);
  setTimeout(() => {
    button.textContent = button.dataset.label;
  }, 2000);
});

/** Where the clipboard is out of reach, the text is selected for the device's own way to copy. */
async function copy({ dataset }) {
  try {
    await navigator.clipboard.writeText(dataset.copy);
    return true;
  } catch {
    getSelection().selectAllChildren(document.getElementById(dataset.of));
    return false;
  }
}

// How long is left ----------------------------------------------------------------

/** Minutes at which it is said aloud; every minute would talk over everything else. */
const saidAt = [10, 5, 1];
const shownBelow = 60;
let endsAt = Number.POSITIVE_INFINITY;
let lastMinutes;

function readTimeLeft() {
  const left = document.querySelector('[data-left]');
  endsAt = left ? Date.now() + Number(left.dataset.left) : Number.POSITIVE_INFINITY;
  lastMinutes = undefined;
  showTimeLeft();
}

function showTimeLeft() {
  const left = document.querySelector('[data-left]');
  if (!left) return;
  const leftMs = endsAt - Date.now();
  if (leftMs <= 0) {
    endsAt = Number.POSITIVE_INFINITY;
    refresh();
    return;
  }
  const minutes = Math.floor(leftMs / 60_000);
  if (minutes === lastMinutes) return;
  // Hours ahead, the time of day says more.
  if (minutes >= shownBelow) return;
  const text = minutes < 1 ? main().dataset.last : main().dataset.minutes.replace('#', minutes);
  left.textContent = text;
  if (lastMinutes !== undefined && saidAt.includes(minutes)) announce(text);
  lastMinutes = minutes;
}

// What has changed ----------------------------------------------------------------

let refreshing = false;

/** Fetches the page anew and puts its middle in the place of ours; what cannot be fetched is loaded whole. */
async function refresh() {
  if (refreshing) return;
  refreshing = true;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById('main');
    if (!answer.ok || !fresh?.dataset.mark) return location.reload();
    const focused = document.activeElement?.id;
    const isNew = page.title !== document.title;
    main().replaceWith(document.adoptNode(fresh));
    document.title = page.title;
    if (focused) document.getElementById(focused)?.focus();
    if (isNew) {
      fresh.classList.add('arrived');
      announce(document.getElementById('title').textContent);
    }
    begin();
  } catch {
    // Offline: the next look tries again.
  } finally {
    refreshing = false;
  }
}

function take(mark) {
  if (mark !== main().dataset.mark) refresh();
}

const pollMinMs = 2000;
const pollMaxMs = 10_000;
let pollMs = pollMinMs;

/** Asks ever more rarely, where no stream gets through. */
async function poll() {
  try {
    const answer = await fetch(main().dataset.status, { cache: 'no-store' });
    if (answer.ok) take((await answer.json()).mark);
    else if (answer.status === 401) return location.reload();
  } catch {
    // Offline: the next look tries again.
  }
  pollMs = Math.min(pollMaxMs, pollMs * 1.5);
  setTimeout(poll, pollMs);
}

let polling = false;

function startPolling() {
  if (polling) return;
  polling = true;
  poll();
}

let source;

/** Hears of changes while somebody looks: browsers keep few connections to one host, for all its pages. */
function listen() {
  const { stream } = main().dataset;
  if (!stream || document.hidden) return;
  source = new EventSource(stream);
  source.addEventListener('mark', ({ data }) => take(data));
  source.addEventListener('error', ({ target }) => {
    // The browser comes back by itself unless it was refused.
    if (target === source && target.readyState === EventSource.CLOSED) startPolling();
  });
}

function begin() {
  showCopyButtons();
  readTimeLeft();
}

// What a form was answered with is asked for, not sent again, by whoever reloads it or comes back to it.
history.replaceState(history.state, '', location.href);

begin();
setInterval(showTimeLeft, 1000);
if (window.EventSource) {
  listen();
  document.addEventListener('visibilitychange', () => {
    source?.close();
    listen();
  });
} else if (main().dataset.status) {
  startPolling();
}

// A page out of the browser's memory shows what was; the server is asked what is.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && main().dataset.mark) refresh();
});
