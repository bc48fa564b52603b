import {
  answererOf,
  basePath,
  errorGuide,
  type GuideEntry,
  type GuideGroup,
  type Operation,
  operations,
} from '@escrow-checkout/contract';
import { html, type Markup, marked } from './html.js';

/** As many operations are shown at once; more fold away. */
const shownMax = 4;

/** Every code with its cure, from the catalogue; each problem's `type` points at its entry here. */
export function errorsPage(): Markup {
  const guide = errorGuide(Object.values(operations).flatMap((group) => Object.values(group) as Operation[]));
  return html`<h1>Errors</h1>
<p>Everything the API refuses is answered as <code>application/problem+json</code> (RFC 9457).
Branch on <code>code</code>: it never changes. <code>detail</code> says what happened this time, and
<code>request_id</code> finds it in the log.</p>
<p>Where a retry helps, <code>retryable</code> is <code>true</code>: wait as long as <code>Retry-After</code>
says if it is there, and send the same request again. Paths are below <code>${basePath}</code>.</p>
${overview(guide)}${guide.map(section)}`;
}

function overview(guide: readonly GuideGroup[]): Markup {
  const rows = guide.flatMap(({ status, entries }) =>
    entries.map(
      ({ code, retryable }) =>
        html`<tr><th scope="row"><a href="#${code}">${code}</a></th><td>${status}</td>
<td>${retryable ? 'yes' : 'no'}</td></tr>`,
    ),
  );
  return html`<h2 id="all">All codes</h2>
<table><caption>${rows.length} codes, by status</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Retry</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function section({ status, meaning, entries }: GuideGroup): Markup {
  return html`<section aria-labelledby="status-${status}"><h2 id="status-${status}">${status}: ${meaning}</h2>
${entries.map(article)}</section>`;
}

function article(entry: GuideEntry): Markup {
  const { code, title, cure, retryable } = entry;
  const retry = retryable ? 'Yes, the same request can succeed later.' : 'No.';
  return html`<article id="${code}"><h3><a href="#${code}">${code}</a></h3><p>${marked(title)}.</p>
<dl><dt>What to do</dt><dd>${marked(cure)}</dd><dt>Does a retry help?</dt><dd>${retry}</dd>
<dt>Answered by</dt><dd>${answeredBy(entry)}</dd></dl></article>`;
}

function answeredBy(entry: GuideEntry): Markup {
  const { scope, operations } = entry;
  if (scope !== null) return html`${scope}.`;
  const list = html`<ul>${operations.map(item)}</ul>`;
  if (operations.length <= shownMax) return list;
  return html`<details><summary>${answererOf(entry)}</summary>${list}</details>`;
}

function item({ method, path, summary }: Operation): Markup {
  return html`<li><code>${method} ${path}</code> ${summary}</li>`;
}
