// Lets the preview of a brand follow what is typed. Without it the preview shows what is saved.

const preview = document.getElementById('preview');
const form = preview?.parentElement?.parentElement?.querySelector('form');

/** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
function luminanceOf(colour) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function paint() {
  const isOwn = form.elements.use_colour.checked;
  const colour = form.elements.colour.value;
  const ink =
    1.05 / (luminanceOf(colour) + 0.05) >= (luminanceOf(colour) + 0.05) / 0.05 ? '#ffffff' : '#000000';
  for (const rect of preview.querySelectorAll('rect')) setFill(rect, isOwn ? colour : null);
  for (const text of preview.querySelectorAll('svg text')) setFill(text, isOwn ? ink : null);
}

/** Without a colour of its own the style sheet paints it. */
function setFill(element, colour) {
  if (colour === null) element.removeAttribute('fill');
  else element.setAttribute('fill', colour);
}

function name() {
  const head = preview.querySelector('.brand');
  const typed = form.elements.name.value.trim();
  const shown = typed || preview.dataset.name;
  head.lastChild.textContent = shown;
  const letters = head.querySelector('text');
  if (letters) letters.textContent = initialsOf(shown);
}

function initialsOf(shown) {
  const words = shown.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}

function logo() {
  const [file] = form.elements.logo.files;
  if (!file) return;
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const head = preview.querySelector('.brand');
    const image = document.createElement('img');
    image.className = 'logo';
    image.alt = '';
    image.src = reader.result;
    head.firstChild.replaceWith(image);
  });
  reader.readAsDataURL(file);
}

if (preview && form) {
  preview.dataset.name ||= preview.querySelector('.brand').lastChild.textContent;
  form.addEventListener('input', ({ target }) => {
    if (target.name === 'colour') form.elements.use_colour.checked = true;
    if (target.name === 'colour' || target.name === 'use_colour') paint();
    if (target.name === 'name') name();
    if (target.name === 'logo') logo();
  });
}
