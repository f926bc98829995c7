import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpServer } from "@/lib/settings/smtp-server";

/**
 * - `misconfigured`: every email is refused until the operator changes
 *   something: the login, the certificate, TLS, the sender.
 * - `refused`: this email would be refused again.
 * - `later`: another attempt may succeed, and this one sent nothing.
 * - `unclear`: the server has the email and did not say whether it took it.
 */
type Kind = "misconfigured" | "refused" | "later" | "unclear";

/** Its message is ours: a server's words may repeat a login or an address. */
export class SmtpError extends Error {
  override name = "SmtpError";
  constructor(
    readonly kind: Kind,
    message: string,
  ) {
    super(message);
  }
}

type Mail = {
  /** `hello@example.com` or `Name <hello@example.com>`. */
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt; becomes the Message-ID. */
  id: string;
};

type Limits = {
  /** Milliseconds for the whole session. */
  ms: number;
  /** Ends it early. */
  signal?: AbortSignal;
};

/** `name` is empty where there is none. */
export function splitSender(from: string) {
  const [, name = "", address = from] = /^(.+) <([^<>]+)>$/.exec(from) ?? [];
  return { name: name.replace(/^"(.*)"$/, "$1"), address };
}

/** One connection to a mail server. What it rejects with is an `SmtpError`. */
export class SmtpSession {
  private readonly connection: SMTPConnection;
  private readonly ended: Promise<never>;
  private readonly forgetLimits: () => void;
  /** Whether the server has the whole email, and may have taken it. */
  private isHandedOver = false;
  private hasFailed = false;
  /** What the server answered to `MAIL FROM`. */
  private senderStatus = 0;

  constructor(
    private readonly server: SmtpServer,
    { ms, signal }: Limits,
  ) {
    const { login: _, ...address } = server;
    this.connection = new SMTPConnection({
      ...address,
      connectionTimeout: ms,
      greetingTimeout: ms,
      socketTimeout: ms,
      dnsTimeout: ms,
      logger: false,
      customAuth: {
        // The only way to send a command that nodemailer has no call for.
        SENDER: async ({ auth, sendCommand }) => {
          const { status } = await sendCommand(`MAIL FROM:<${auth.user}>`);
          this.senderStatus = status;
        },
      },
    });
    let timer: NodeJS.Timeout | undefined;
    let abort = () => {};
    this.ended = new Promise((_, reject) => {
      this.connection.on("error", reject);
      this.connection.once("end", () => reject({ code: "ECONNECTION" }));
      timer = setTimeout(() => reject({ code: "ETIMEDOUT" }), ms);
      abort = () => reject({ code: "EABORT" });
      signal?.addEventListener("abort", abort);
      if (signal?.aborted) abort();
    });
    this.ended.catch(() => undefined);
    this.forgetLimits = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
  }

  /** Whether what is sent now is encrypted. */
  get isEncrypted() {
    return this.connection.secure;
  }

  connect() {
    return this.step((done) => this.connection.connect(done));
  }

  /** Without a login in the settings it does nothing. */
  async logIn() {
    const { login } = this.server;
    if (login === null) return;
    await this.step((done) =>
      this.connection.login({ credentials: login }, done),
    );
  }

  /** Whether the server accepts the sender; nothing can be sent afterwards. */
  async trySender(from: string) {
    const user = splitSender(from).address;
    await this.step((done) =>
      this.connection.login({ user, method: "SENDER" }, done),
    );
    const responseCode = this.senderStatus;
    if (responseCode < 200 || responseCode > 299)
      throw failureOf({ responseCode, command: "MAIL FROM" }, false);
  }

  async send({ from, to, id, ...content }: Mail) {
    const sender = splitSender(from);
    const message = await new MailComposer({
      ...content,
      from: sender,
      to: { name: "", address: to },
      messageId: `<${id}@${sender.address.replace(/^.*@/, "")}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
      .compile()
      .build();
    const envelope = { from: sender.address, to: [to], size: message.length };
    await this.step((done) =>
      this.connection.send(envelope, this.handOver(message), done),
    );
  }

  close() {
    this.forgetLimits();
    if (!this.hasFailed) this.connection.quit();
    this.connection.close();
  }

  private handOver(message: Buffer) {
    const handedOver = () => {
      this.isHandedOver = true;
    };
    return Readable.from(
      (function* () {
        yield message;
        handedOver();
      })(),
    );
  }

  private async step(run: (done: (error?: Error | null) => void) => void) {
    const finished = new Promise<void>((resolve, reject) =>
      run((error) => (error ? reject(error) : resolve())),
    );
    try {
      await Promise.race([finished, this.ended]);
    } catch (error) {
      finished.catch(() => undefined);
      this.hasFailed = true;
      throw failureOf(Object(error), this.isHandedOver);
    }
  }
}

/** What nodemailer says about an error, apart from the server's words. */
type Fault = {
  code?: string;
  /** Of Node.js or OpenSSL. */
  originalCode?: string;
  responseCode?: number;
  /** The command that was answered. */
  command?: string;
};

const certificateCodes = /CERT|ISSUER|VERIFY|_CA$/;
const noTlsCodes = /^(?:ERR_SSL_|EPROTO$)/;

function failureOf(fault: Fault, isHandedOver: boolean) {
  if (fault.responseCode) return refusalOf(fault, fault.responseCode);
  const { code = "unknown", originalCode = code } = fault;
  if (certificateCodes.test(originalCode))
    return new SmtpError(
      "misconfigured",
      `The certificate of the mail server is not valid for SMTP_URL (${originalCode}).`,
    );
  if (noTlsCodes.test(originalCode))
    return new SmtpError(
      "misconfigured",
      `The mail server does not speak TLS as SMTP_URL says (${originalCode}).`,
    );
  if (isHandedOver)
    return new SmtpError(
      "unclear",
      `The mail server has the email and did not answer (${originalCode}).`,
    );
  if (code === "EAUTH")
    return new SmtpError(
      "misconfigured",
      "The mail server offers no login that a password is enough for.",
    );
  if (code === "EENVELOPE" || code === "EMESSAGE")
    return new SmtpError("refused", `no valid email (${code})`);
  return new SmtpError(
    "later",
    `The mail server did not answer (${originalCode}).`,
  );
}

function refusalOf({ code, command = "" }: Fault, status: number) {
  const answer = `${status} to ${command}`;
  if (status < 500)
    return new SmtpError("later", `The mail server answered ${answer}.`);
  if (code === "EAUTH" || status === 530)
    return new SmtpError(
      "misconfigured",
      `The mail server refuses the login of SMTP_URL (${status}).`,
    );
  if (code === "ETLS" || command === "STARTTLS")
    return new SmtpError(
      "misconfigured",
      `The mail server offers no STARTTLS (${status}).`,
    );
  if (command === "RCPT TO" || command === "DATA")
    return new SmtpError("refused", answer);
  if (command === "MAIL FROM")
    return new SmtpError(
      "misconfigured",
      `The mail server refuses the address of MAIL_FROM (${status}).`,
    );
  return new SmtpError(
    "misconfigured",
    `The mail server refuses this machine (${status}).`,
  );
}
