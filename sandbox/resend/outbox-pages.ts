import { escapeHtml, page } from "../control/page";
import type { Reply } from "../wire/reply";
import type { Mail } from "./outbox";

export function outboxPage(mails: Mail[]): Reply {
  const rows = mails.map(
    (mail) =>
      `<li><a class="row" href="/outbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)} · ${timeOf(mail)}</span></a></li>`,
  );
  const list =
    rows.length === 0 ? "<p>No mail yet. What the application sends appears here.</p>" : `<ul>${rows.join("")}</ul>`;
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  return page(
    "Outbox",
    `<h1>Outbox</h1><p class="soft">${count}, newest first. <a href="/outbox">Reload</a></p>${list}`,
  );
}

export function mailPage(mail: Mail): Reply {
  const frame =
    mail.html === ""
      ? ""
      : `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/outbox/${mail.id}/html"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/outbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p class="soft">From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to)}<br>${timeOf(mail)}</p>
${frame}<h2>As text</h2><pre>${mail.text === "" ? "This mail has no text version." : withLinks(mail.text)}</pre>`,
  );
}

/** The mail's HTML with links that open outside its frame. */
export function mailBody({ html }: Mail): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}

function withLinks(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}

function timeOf({ createdAt }: Mail): string {
  return `<time datetime="${createdAt}">${createdAt.slice(0, 16).replace("T", " ")} UTC</time>`;
}
