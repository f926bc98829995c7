import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { makePrivateFolder, privateFile } from "../private-files";
import {
  escapeHtml,
  json,
  type Reply,
  type Route,
  renderPage,
  reply,
} from "../service";

const emailSchema = z.object({
  id: z.string(),
  from: z.string(),
  /** One address, or several separated by commas. */
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  idempotency: z.object({ key: z.string(), bodyHash: z.string() }).optional(),
});
type Email = z.output<typeof emailSchema>;

const maxEmails = 500;

/**
 * The emails that were sent, newest first. They are stored in outbox.jsonl, so
 * that they survive a restart.
 */
export class Outbox {
  private readonly file: string;
  private emails: Email[];
  private lines: number;

  constructor(dataDir: string) {
    makePrivateFolder(dataDir);
    this.file = path.join(dataDir, "outbox.jsonl");
    this.emails = readEmails(this.file);
    this.lines = this.emails.length;
  }

  /**
   * Throws when the email cannot be written to the disk; then it was not sent.
   */
  add(email: Email): void {
    appendFileSync(this.file, `${JSON.stringify(email)}\n`, privateFile);
    this.emails.unshift(email);
    this.emails.length = Math.min(this.emails.length, maxEmails);
    this.lines += 1;
    if (this.lines > 2 * maxEmails) this.rewrite();
  }

  list(to: string | null): Email[] {
    const address = to?.trim().toLowerCase();
    return this.emails.filter(
      (email) =>
        address === undefined || addressesOf(email.to).includes(address),
    );
  }

  find(id: string): Email | undefined {
    return this.emails.find((email) => email.id === id);
  }

  /**
   * The email sent with this key in the last 24 hours, which is how long Resend
   * remembers keys.
   */
  findByKey(key: string, now: Date): Email | undefined {
    const since = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
    return this.emails.find(
      (email) => email.idempotency?.key === key && email.createdAt > since,
    );
  }

  private rewrite(): void {
    const lines = [...this.emails]
      .reverse()
      .map((email) => `${JSON.stringify(email)}\n`);
    writeFileSync(`${this.file}.new`, lines.join(""), privateFile);
    renameSync(`${this.file}.new`, this.file);
    this.lines = this.emails.length;
  }
}

function addressesOf(to: string): string[] {
  return to
    .split(", ")
    .map((each) => (/<([^>]+)>$/.exec(each)?.[1] ?? each).toLowerCase());
}

/** Skips a line that a crash cut short. */
function readEmails(file: string): Email[] {
  if (!existsSync(file)) return [];
  const emails = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const email = emailSchema.safeParse(parseJson(line));
      return email.success ? [email.data] : [];
    });
  return emails.reverse().slice(0, maxEmails);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

// An email's own scripts never run; its links may leave the frame.
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The mailbox: as a page for people, as JSON for programs. */
export function outboxRoutes(outbox: Outbox): Route[] {
  const forEmail = (handle: (email: Email) => Reply): Route["handle"] => {
    return (_, [id = ""]) => {
      const email = outbox.find(id);
      return email === undefined ? notFoundPage() : handle(email);
    };
  };
  return [
    {
      method: "GET",
      path: /^\/outbox$/,
      handle: ({ query }) => outboxPage(outbox.list(query.get("to"))),
    },
    {
      method: "GET",
      path: /^\/outbox\.json$/,
      handle: ({ query }) =>
        json(200, outbox.list(query.get("to")).map(publicFields), {
          "cache-control": "no-store",
        }),
    },
    {
      method: "GET",
      path: /^\/outbox\/([\w-]+)$/,
      handle: forEmail(emailPage),
    },
    {
      method: "GET",
      path: /^\/outbox\/([\w-]+)\/html$/,
      handle: forEmail((email) =>
        reply(200, "text/html; charset=utf-8", frameHtml(email), {
          "content-security-policy": emailPolicy,
        }),
      ),
    },
  ];
}

function publicFields({ id, from, to, subject, html, text, createdAt }: Email) {
  return { id, from, to, subject, html, text, createdAt };
}

function notFoundPage(): Reply {
  return renderPage(
    "Email not found",
    '<h1>Email not found</h1><p><a href="/outbox">All emails</a></p>',
    404,
  );
}

function outboxPage(emails: Email[]): Reply {
  const rows = emails.map(
    (email) =>
      `<li><a class="row" href="/outbox/${email.id}"><strong>${escapeHtml(email.subject)}</strong><span>${escapeHtml(email.to)} · ${timeOf(email)}</span></a></li>`,
  );
  const list =
    rows.length === 0
      ? "<p>No emails yet. The emails that the application sends appear here.</p>"
      : `<ul>${rows.join("")}</ul>`;
  const count = emails.length === 1 ? "1 email" : `${emails.length} emails`;
  return renderPage(
    "Outbox",
    `<h1>Outbox</h1><p class="soft">${count}, newest first. <a href="/outbox">Reload</a></p>${list}`,
  );
}

function emailPage(email: Email): Reply {
  const frame =
    email.html === ""
      ? ""
      : `<iframe title="Email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/outbox/${email.id}/html"></iframe>`;
  return renderPage(
    email.subject,
    `<p><a href="/outbox">All emails</a></p><h1>${escapeHtml(email.subject)}</h1>
<p class="soft">From ${escapeHtml(email.from)}<br>To ${escapeHtml(email.to)}<br>${timeOf(email)}</p>
${frame}<h2>Text version</h2><pre>${email.text === "" ? "This email has no text version." : withLinks(email.text)}</pre>`,
  );
}

/** The email's HTML, with links that open outside its frame. */
function frameHtml({ html }: Email): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => head + base)
    : base + html;
}

function withLinks(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join("");
}

function timeOf({ createdAt }: Email): string {
  return `<time datetime="${createdAt}">${createdAt.slice(0, 16).replace("T", " ")} UTC</time>`;
}
