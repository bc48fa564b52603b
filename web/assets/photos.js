// Makes photos small enough for a phone's line before they are sent, and says that they are being sent.
// Without it they are sent as they are.

const sideMax = 1600;
const bytesKept = 700_000;
const quality = 0.85;

/** A photo as large as it is kept anyway, without what a camera writes into it; else the file itself. */
async function smaller(file) {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, sideMax / Math.max(image.width, image.height));
    if (scale === 1 && file.size <= bytesKept) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext('2d');
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}

async function shrink(input) {
  const list = new DataTransfer();
  for (const file of input.files) list.items.add(await smaller(file));
  input.files = list.files;
}

for (const form of document.querySelectorAll('form[data-busy]')) {
  const input = form.querySelector('input[type="file"]');
  const button = form.querySelector('button[type="submit"]');
  const label = button.textContent;
  let isSending = false;

  const show = (isBusy) => {
    isSending = isBusy;
    button.disabled = isBusy;
    button.textContent = isBusy ? form.dataset.busy : label;
    form.setAttribute('aria-busy', String(isBusy));
  };

  form.addEventListener('submit', async (event) => {
    if (isSending) return event.preventDefault();
    if (input.files.length === 0) return;
    event.preventDefault();
    show(true);
    document.getElementById('announcer').textContent = form.dataset.busy;
    // What cannot be made smaller, or not in time, is sent as it is.
    const late = new Promise((resolve) => setTimeout(resolve, 15_000));
    await Promise.race([shrink(input), late]).catch(() => undefined);
    form.submit();
  });

  // Who comes back finds a form that can be sent.
  addEventListener('pageshow', () => show(false));
}
