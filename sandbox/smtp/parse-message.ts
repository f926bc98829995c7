type Message = {
  /** By their names in lower case, decoded. */
  headers: Map<string, string>;
  html: string;
  plain: string;
};

/**
 * Of an email with one character a byte: its headers, and its first parts of
 * HTML and of plain text. Texts are read as UTF-8.
 */
export function parseMessage(source: string): Message {
  const at = source.indexOf("\r\n\r\n");
  const [head, body] =
    at === -1 ? [source, ""] : [source.slice(0, at), source.slice(at + 4)];
  const headers = parseHeaders(head);
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = `\r\n${body}`
      .split(`\r\n--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith("--"))
      .map((part) => parseMessage(part.replace(/^[ \t]*\r\n/, "")));
    const first = (name: "html" | "plain") =>
      parts.find((part) => part[name] !== "")?.[name] ?? "";
    return { headers, html: first("html"), plain: first("plain") };
  }
  const text = toText(body, headers.get("content-transfer-encoding") ?? "");
  const isHtml = /^text\/html\b/i.test(type);
  return { headers, html: isHtml ? text : "", plain: isHtml ? "" : text };
}

function parseHeaders(head: string): Map<string, string> {
  const lines = head.replace(/\r\n(?=[ \t])/g, "").split("\r\n");
  return new Map(
    lines.map((line) => {
      const [, name = "", value = ""] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), decodeWords(value)];
    }),
  );
}

/** Encoded words of RFC 2047. */
function decodeWords(value: string): string {
  return utf8(value)
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(
      /(?:=\?utf-8\?([bq])\?[^?]*\?=)(?:=\?utf-8\?\1\?[^?]*\?=)*/gi,
      (words, kind: string) => {
        const text = words.replace(/=\?utf-8\?[bq]\?|\?=/gi, "");
        return kind.toLowerCase() === "b"
          ? toText(text, "base64")
          : toText(text.replaceAll("_", " "), "quoted-printable");
      },
    );
}

function toText(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString("utf8");
    case "quoted-printable":
      return utf8(
        body
          .replace(/=\r\n/g, "")
          .replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
      ).replaceAll("\r\n", "\n");
    default:
      return utf8(body).replaceAll("\r\n", "\n");
  }
}

const utf8 = (bytes: string) => Buffer.from(bytes, "latin1").toString("utf8");
