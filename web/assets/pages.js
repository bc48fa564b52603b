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
  const hours = Math.floor(minutes / 60);
  const said = hours > 0 ? `${hours}\u00a0h ${minutes % 60}` : minutes;
  const text = minutes < 1 ? main().dataset.last : main().dataset.minutes.replace('#', said);
  left.textContent = text;
  if (lastMinutes !== undefined && saidAt.includes(minutes)) announce(text);
  lastMinutes = minutes;
}

// Back to the shop ----------------------------------------------------------------

/** Set while this tab has seen the payment undecided: it alone goes back, and once. */
const undecided = `undecided:${location.pathname}${location.search}`;
let goingIn = 0;

/** Where storage is off, the page stays, and its link leads back. */
function stored(work) {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

function prepareToGo() {
  if (document.querySelector('[data-undecided]')) stored((storage) => storage.setItem(undecided, '1'));
  const going = document.querySelector('[data-going]');
  if (!going) return;
  if (stored((storage) => storage.getItem(undecided))) {
    stored((storage) => storage.removeItem(undecided));
    goingIn = Number(going.dataset.going);
    announce(`${document.getElementById('title').textContent}. ${going.textContent}`);
  }
  going.hidden = goingIn === 0;
}

/** Counts only while somebody looks, so that nobody comes back from their bank to another page. */
function countDown() {
  const seconds = document.querySelector('[data-seconds]');
  if (goingIn === 0 || !seconds || document.hidden) return;
  goingIn -= 1;
  seconds.textContent = goingIn;
  if (goingIn > 0) return;
  document.querySelector('[data-going]').hidden = true;
  document.getElementById('back').click();
}

document.addEventListener('click', ({ target }) => {
  if (!target.closest?.('[data-stay]')) return;
  goingIn = 0;
  document.querySelector('[data-going]').hidden = true;
  const title = document.getElementById('title');
  title.tabIndex = -1;
  title.focus();
});

// What has changed ----------------------------------------------------------------

let refreshing = false;
let refreshedAt = Date.now();
const staleAfterMs = 60_000;

/** Returns the fields that somebody has typed something into, which must not be lost. */
function typedFields() {
  return [...main().querySelectorAll('input[id], textarea[id]')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/** Fetches the page anew and puts its middle in the place of ours; what cannot be fetched is loaded whole. */
async function refresh() {
  if (refreshing) return;
  refreshing = true;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById('main');
    const typed = typedFields();
    if (!answer.ok || !fresh?.dataset.mark) return typed.length > 0 ? undefined : location.reload();
    const focused = document.activeElement?.id;
    const opened = [...document.querySelectorAll('details[open][id]')].map(({ id }) => id);
    const isNew = page.title !== document.title;
    main().replaceWith(document.adoptNode(fresh));
    document.title = page.title;
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '');
    for (const { id, value } of typed) {
      const field = document.getElementById(id);
      if (field) field.value = value;
    }
    if (focused) document.getElementById(focused)?.focus();
    if (isNew) {
      fresh.classList.add('arrived');
      announce(document.getElementById('title').textContent);
    }
    refreshedAt = Date.now();
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
  prepareToGo();
}

// What a form was answered with is asked for, not sent again, by whoever reloads it or comes back to it.
history.replaceState(history.state, '', location.href);

begin();
setInterval(() => {
  showTimeLeft();
  countDown();
}, 1000);
if (window.EventSource) {
  listen();
  document.addEventListener('visibilitychange', () => {
    source?.close();
    listen();
    // What is left until a time, and whether it is today, may have become wrong meanwhile.
    if (!document.hidden && main().dataset.mark && Date.now() - refreshedAt > staleAfterMs) refresh();
  });
} else if (main().dataset.status) {
  startPolling();
}

// A page out of the browser's memory shows what was; the server is asked what is.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && main().dataset.mark) refresh();
});
