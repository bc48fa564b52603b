// Asks the browser for a passkey, where a page offers one. Whatever else the page offers works without it.

/** Binary values travel as base64url in JSON. */
function bytesOf(text) {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(buffer) {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function knownOf(list = []) {
  return list.map((each) => ({ ...each, id: bytesOf(each.id) }));
}

async function make(options) {
  const { id, rawId, type, response } = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(options.challenge),
      user: { ...options.user, id: bytesOf(options.user.id) },
      excludeCredentials: knownOf(options.excludeCredentials),
    },
  });
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

async function use(options) {
  const { id, rawId, type, response } = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytesOf(options.challenge),
      allowCredentials: knownOf(options.allowCredentials),
    },
  });
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    },
  };
}

const asks = { make, use };

if (window.PublicKeyCredential) {
  for (const line of document.querySelectorAll('[data-without-passkey]')) line.hidden = true;
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  if (!window.PublicKeyCredential) continue;
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const problem = form.querySelector('[data-problem]');
    problem.hidden = true;
    try {
      const answer = await asks[form.dataset.passkey](JSON.parse(form.dataset.options));
      form.elements.answer.value = JSON.stringify(answer);
      // The form's own method sends it without asking once more.
      HTMLFormElement.prototype.submit.call(form);
    } catch {
      // The person has changed their mind, or no device of theirs has the passkey.
      problem.hidden = false;
    }
  });
}
