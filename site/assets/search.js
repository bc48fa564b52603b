/*! With MiniSearch, Copyright 2022 Luca Ongaro, MIT License: https://github.com/lucaong/minisearch */
import MiniSearch from 'minisearch';

const shownMax = 12;

/** How much more an operation counts than another page with the same words. */
const operationBoost = 2;

/** Words that say nothing about what is searched, and are in no title. */
const fillers = new Set(
  'a an and are can do does for how i in is my of on or our the to what with you'.split(' '),
);

let dialog = null;

/** Opens the search, and fetches what it searches the first time. */
export async function openSearch(indexUrl) {
  dialog ??= makeDialog();
  dialog.element.showModal();
  dialog.input.select();
  dialog.index ??= await fetchIndex(indexUrl);
  dialog.show();
}

async function fetchIndex(url) {
  const entries = await (await fetch(url)).json();
  const index = new MiniSearch({
    idField: 'url',
    fields: ['title', 'page', 'text'],
    storeFields: ['url', 'title', 'page', 'text', 'isOperation'],
    tokenize,
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 4, page: 1.5 },
      boostDocument: (_url, _term, { isOperation }) => (isOperation ? operationBoost : 1),
      processTerm: (term) => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
    },
  });
  index.addAll(entries);
  return index;
}

function tokenize(text) {
  return text.split(/[^\p{L}\p{N}_]+/u).flatMap((word) => [word, ...word.split('_').slice(1)]);
}

/** Returns what has every word; if nothing has, what has all but one. */
function find(index, text) {
  const exact = index.search(text, { combineWith: 'AND' });
  if (exact.length > 0) return exact;
  const words = new Set(tokenize(text.toLowerCase()).filter((word) => word && !fillers.has(word)));
  if (words.size < 2) return [];
  return index
    .search(text, { combineWith: 'OR' })
    .filter(({ queryTerms }) => new Set(queryTerms).size >= words.size - 1);
}

function makeDialog() {
  const element = document.createElement('dialog');
  element.className = 'finder';
  element.setAttribute('aria-label', 'Search');
  element.innerHTML =
    '<form method="dialog"><input type="search" autocomplete="off" spellcheck="false"' +
    ' placeholder="Search the docs" aria-label="Search the documentation">' +
    '<button>Close</button></form><p role="status"></p><ol></ol>';
  document.body.append(element);
  const input = element.querySelector('input');
  const found = { element, input, index: null, show: () => show(found) };
  input.addEventListener('input', found.show);
  element.addEventListener('keydown', (event) => move(event, found));
  element.addEventListener('click', (event) => {
    if (event.target === element || event.target.closest('a')) element.close();
  });
  return found;
}

function show({ element, input, index }) {
  const results = index && input.value.trim() ? find(index, input.value) : [];
  const list = element.querySelector('ol');
  list.replaceChildren(...results.slice(0, shownMax).map(item));
  const count = countWords(results.length);
  element.querySelector('p').textContent = input.value.trim() ? count : 'Arrow keys choose, Enter opens.';
}

function countWords(count) {
  if (count > shownMax) return `The first ${shownMax} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

function item({ url, title, page, text }) {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const name = document.createElement('b');
  name.textContent = title;
  const place = document.createElement('span');
  place.textContent = page;
  const about = document.createElement('small');
  about.textContent = text.slice(0, 110);
  link.append(name, place, about);
  row.append(link);
  return row;
}

/** Arrows go through the results; Enter in the field opens the first. */
function move(event, { element, input }) {
  const links = [...element.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement);
  if (event.key === 'ArrowDown') (links[at + 1] ?? links[0])?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
  else if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  else return;
  event.preventDefault();
}
