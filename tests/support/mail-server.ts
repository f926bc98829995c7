import net from "node:net";
import tls from "node:tls";

type Options = {
  /** What `STARTTLS`, or with `secure` the connection itself, is made with. */
  certificate?: { key: Buffer; cert: Buffer };
  /** TLS from the start. */
  secure?: boolean;
  /**
   * Other answers, by the first word of a command; "hang", "cut", or "drip" for
   * a line now and then without an end.
   */
  answers?: Record<string, string>;
};

const ownAnswers: Record<string, string> = {
  greeting: "220 stand-in ESMTP",
  EHLO: "250-stand-in\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 Accepted",
  MAIL: "250 2.1.0 OK",
  RCPT: "250 2.1.5 OK",
  DATA: "354 Go on",
  end: "250 2.0.0 Taken",
  QUIT: "221 Bye",
};

/**
 * A mail server on 127.0.0.1 that answers as told. `answers` may be changed;
 * `end` is the answer to a whole email, which `messages` has as it came.
 */
export async function startMailServer({
  certificate,
  secure = false,
  answers = {},
}: Options = {}) {
  const sockets = new Set<net.Socket>();
  const state = {
    answers,
    commands: [] as string[],
    messages: [] as string[],
  };

  function reply(socket: net.Socket, name: string) {
    const answer = state.answers[name] ?? ownAnswers[name] ?? "502 Unknown";
    if (answer === "hang") return;
    if (answer === "cut") socket.destroy();
    else if (answer === "drip") {
      const timer = setInterval(() => socket.write("250-more\r\n"), 20);
      socket.once("close", () => clearInterval(timer));
    } else socket.write(`${answer}\r\n`);
  }

  function upgrade(socket: net.Socket) {
    if (!certificate) return reply(socket, "STARTTLS");
    socket.removeAllListeners("data");
    socket.write("220 Go on\r\n");
    const encrypted = new tls.TLSSocket(socket, {
      isServer: true,
      ...certificate,
    });
    encrypted.on("error", () => socket.destroy());
    converse(encrypted);
  }

  function converse(socket: net.Socket) {
    let received = "";
    let isMessage = false;
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      for (;;) {
        const end = isMessage ? "\r\n.\r\n" : "\r\n";
        const at = received.indexOf(end);
        if (at === -1) return;
        const text = received.slice(0, at);
        received = received.slice(at + end.length);
        if (isMessage) {
          isMessage = false;
          state.messages.push(text);
          reply(socket, "end");
          continue;
        }
        state.commands.push(text);
        const verb = text.slice(0, 8).split(" ")[0] ?? "";
        isMessage = verb === "DATA" && state.answers.DATA === undefined;
        if (verb === "STARTTLS") return upgrade(socket);
        reply(socket, verb);
      }
    });
  }

  function accept(socket: net.Socket) {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    converse(socket);
    reply(socket, "greeting");
  }

  const server = secure
    ? tls.createServer({ ...certificate }, accept)
    : net.createServer(accept);
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    ...state,
    answerWith: (next: Record<string, string>) => {
      state.answers = next;
    },
    port: typeof address === "object" && address ? address.port : 0,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
