import { randomUUID } from "node:crypto";
import net from "node:net";
import type { Fault, Faults } from "../faults";
import type { Outbox } from "../resend/outbox";
import { parseMessage } from "./parse-message";

/** Senders of these domains are refused, as `POST /emails` refuses them. */
const refusedSender = /\.invalid$/i;
/** Bytes. */
const maxMessageBytes = 16 * 1024 * 1024;

type Session = {
  /** null before a sender was given. */
  from: string | null;
  to: string[];
  mode: "commands" | "login" | "password" | "message" | "over";
};

/**
 * A mail server without TLS that accepts any login and delivers nothing: what
 * comes in is in the outbox. Rejects with EADDRINUSE when the port is taken.
 */
export async function startSmtpServer(
  port: number,
  outbox: Outbox,
  faults: Faults,
) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    serve(socket, outbox, faults);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** What a fault may be limited to by `path`, beside the commands. */
const greeting = "CONNECT";
const wholeMessage = "MESSAGE";

function serve(socket: net.Socket, outbox: Outbox, faults: Faults): void {
  const session: Session = {
    from: null,
    to: [],
    mode: "commands",
  };
  // One character a byte, so that nothing depends on where a chunk ends.
  socket.setEncoding("latin1");
  let received = "";
  async function answerAll() {
    for (;;) {
      const isMessage = session.mode === "message";
      const end = isMessage ? "\r\n.\r\n" : "\r\n";
      const at = received.indexOf(end);
      if (at === -1) return;
      const text = received.slice(0, at);
      received = received.slice(at + end.length);
      const fault = takeFault(faults, isMessage ? wholeMessage : text);
      await respond(socket, () => answer(session, outbox, text), fault);
      if (session.mode === "over") socket.end();
    }
  }
  // One after another, however slow a fault makes an answer.
  let answering = respond(
    socket,
    () => "220 sandbox ESMTP",
    takeFault(faults, greeting),
  );
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (received.length > maxMessageBytes) socket.destroy();
    answering = answering.then(answerAll);
  });
}

/** Of a command, with what follows it. */
function takeFault(faults: Faults, line: string): Fault | undefined {
  const [method = "", ...rest] = line.split(" ");
  const path = rest.join(" ");
  return faults.take("smtp", {
    method: method.toUpperCase(),
    path,
    rawBody: line,
  });
}

/** Obeys, or does what the fault says; `cut` and `lost_answer` have obeyed. */
async function respond(
  socket: net.Socket,
  obeyed: () => string,
  fault: Fault | undefined,
): Promise<void> {
  const { latencyMs = fault?.mode === "latency" ? 1_000 : 0 } = fault ?? {};
  if (latencyMs > 0)
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
  switch (fault?.mode) {
    case "hang":
      return new Promise((resolve) => socket.once("close", () => resolve()));
    case "status": {
      const { status = 451, message = "The sandbox was told to fail" } = fault;
      socket.write(`${status} ${message}\r\n`);
      return;
    }
    case "html":
      socket.write("HTTP/1.1 400 Bad Request\r\n\r\n");
      return;
    case "cut": {
      const text = obeyed();
      socket.write(text.slice(0, text.length / 2), () => socket.destroy());
      return;
    }
    case "lost_answer":
      obeyed();
      socket.destroy();
      return;
    default:
      socket.write(`${obeyed()}\r\n`);
  }
}

function answer(session: Session, outbox: Outbox, text: string): string {
  switch (session.mode) {
    case "message":
      return receive(session, outbox, text);
    case "login":
      session.mode = "password";
      return "334 UGFzc3dvcmQ6";
    case "password":
      session.mode = "commands";
      return "235 2.7.0 Accepted";
    default:
      return obey(session, text);
  }
}

function obey(session: Session, line: string): string {
  const [, verb = "", rest = ""] = /^(\S*) ?(.*)$/.exec(line) ?? [];
  const path = /^(?:FROM|TO):<([^<>]*)>/i.exec(rest)?.[1];
  switch (verb.toUpperCase()) {
    case "EHLO":
      return "250-sandbox\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN";
    case "HELO":
    case "NOOP":
      return "250 OK";
    case "RSET":
      Object.assign(session, { from: null, to: [] });
      return "250 OK";
    case "AUTH":
      return logIn(session, rest);
    case "MAIL":
      if (path === undefined) return "501 5.5.4 Not an address";
      if (refusedSender.test(path))
        return "550 5.7.1 This domain is not verified";
      Object.assign(session, { from: path, to: [] });
      return "250 2.1.0 OK";
    case "RCPT":
      if (session.from === null) return "503 5.5.1 MAIL first";
      if (!path?.includes("@")) return "501 5.1.3 Not an address";
      session.to.push(path);
      return "250 2.1.5 OK";
    case "DATA":
      if (session.to.length === 0) return "503 5.5.1 RCPT first";
      session.mode = "message";
      return "354 End with a dot";
    case "QUIT":
      session.mode = "over";
      return "221 Bye";
    default:
      return "502 5.5.2 Unknown command";
  }
}

function logIn(session: Session, method: string): string {
  if (/^PLAIN \S+$/i.test(method)) return "235 2.7.0 Accepted";
  if (/^LOGIN$/i.test(method)) {
    session.mode = "login";
    return "334 VXNlcm5hbWU6";
  }
  return "504 5.5.4 Only PLAIN and LOGIN";
}

function receive(session: Session, outbox: Outbox, text: string): string {
  session.mode = "commands";
  const { headers, html, plain } = parseMessage(text.replace(/^\./gm, ""));
  outbox.add({
    id: randomUUID(),
    from: headers.get("from") ?? session.from ?? "",
    to: session.to.join(", "),
    subject: headers.get("subject") ?? "",
    html,
    text: plain,
    createdAt: new Date().toISOString(),
  });
  Object.assign(session, { from: null, to: [] });
  return "250 2.0.0 Delivered to the outbox";
}
