import { page } from "../control/page";
import type { Route } from "../service";
import { json, reply } from "../wire/reply";
import type { Mail, Outbox } from "./outbox";
import { mailBody, mailPage, outboxPage } from "./outbox-pages";

// The mail's own scripts never run; its links may leave the frame.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:; sandbox allow-popups allow-popups-to-escape-sandbox";

export function outboxRoutes(outbox: Outbox): Route[] {
  const notFound = () => page("No such mail", '<h1>No such mail</h1><p><a href="/outbox">All mails</a></p>', 404);
  return [
    { method: "GET", path: /^\/outbox$/, answer: ({ query }) => outboxPage(outbox.list(query.get("to"))) },
    {
      method: "GET",
      path: /^\/outbox\.json$/,
      answer: ({ query }) => json(200, outbox.list(query.get("to")).map(shown), { "cache-control": "no-store" }),
    },
    {
      method: "GET",
      path: /^\/outbox\/([\w-]+)$/,
      answer: (_, [id = ""]) => {
        const mail = outbox.find(id);
        return mail === undefined ? notFound() : mailPage(mail);
      },
    },
    {
      method: "GET",
      path: /^\/outbox\/([\w-]+)\/html$/,
      answer: (_, [id = ""]) => {
        const mail = outbox.find(id);
        if (mail === undefined) return notFound();
        return reply(200, "text/html; charset=utf-8", mailBody(mail), { "content-security-policy": mailPolicy });
      },
    },
  ];
}

function shown({ id, from, to, subject, html, text, createdAt }: Mail) {
  return { id, from, to, subject, html, text, createdAt };
}
