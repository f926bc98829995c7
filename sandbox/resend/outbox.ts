import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const mailSchema = z.object({
  id: z.string(),
  from: z.string(),
  /** One address, or several with commas between. */
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  idempotency: z.object({ key: z.string(), bodyHash: z.string() }).optional(),
});
export type Mail = z.output<typeof mailSchema>;

const maxKept = 500;

/** The mails sent, newest first, kept in outbox.jsonl so that they outlive a restart. */
export class Outbox {
  private readonly file: string;
  private mails: Mail[];
  private lines: number;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.file = path.join(dataDir, "outbox.jsonl");
    this.mails = readMails(this.file);
    this.lines = this.mails.length;
  }

  /** Throws when the disk does not take it; then it was not sent. */
  add(mail: Mail): void {
    appendFileSync(this.file, `${JSON.stringify(mail)}\n`);
    this.mails.unshift(mail);
    this.mails.length = Math.min(this.mails.length, maxKept);
    this.lines += 1;
    if (this.lines > 2 * maxKept) this.rewrite();
  }

  list(to: string | null): Mail[] {
    const wanted = to?.trim().toLowerCase();
    return this.mails.filter((mail) => wanted === undefined || addressesOf(mail.to).includes(wanted));
  }

  find(id: string): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** The mail sent under this key in the last 24 hours, as long as Resend remembers one. */
  findByKey(key: string, now: Date): Mail | undefined {
    const since = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
    return this.mails.find((mail) => mail.idempotency?.key === key && mail.createdAt > since);
  }

  private rewrite(): void {
    const lines = [...this.mails].reverse().map((mail) => `${JSON.stringify(mail)}\n`);
    writeFileSync(`${this.file}.new`, lines.join(""));
    renameSync(`${this.file}.new`, this.file);
    this.lines = this.mails.length;
  }
}

function addressesOf(to: string): string[] {
  return to.split(", ").map((each) => (/<([^>]+)>$/.exec(each)?.[1] ?? each).toLowerCase());
}

/** A line that a crash cut short is skipped. */
function readMails(file: string): Mail[] {
  if (!existsSync(file)) return [];
  const mails = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const mail = mailSchema.safeParse(parse(line));
      return mail.success ? [mail.data] : [];
    });
  return mails.reverse().slice(0, maxKept);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
