import { scopes } from "@/lib/access/scopes";
import { messagesIntro, messagesRules } from "@/lib/content/webhook-docs";
import { sources } from "@/lib/listing-text/check/sources";
import { supports } from "@/lib/listing-text/fields/schema";

export const apiDocs = {
  path: "/docs/api",
  title: "API and assistants",
  lead: "Your own programs and your assistant can do what you do here: check, write, edit, translate, and make drafts in your Etsy shop. With the same rules, and from the same listings of your month.",
};

export const errorDocs = {
  path: "/docs/errors",
  title: "Errors of the API",
  lead: "Every code that a call can fail with, and what a program does then. The calls are described in [API and assistants](/docs/api).",
};

/** Texts may have links and code, as those of the guides. */
export type ApiSection = {
  id: string;
  title: string;
  paragraphs: string[];
  list?: string[];
};

/** Above the calls. */
export const apiSections: ApiSection[] = [
  {
    id: "start",
    title: "Start",
    paragraphs: [
      "A check needs no key. For everything else, create one on the page [API keys](/settings/keys). It is shown once, so store it like a password. The examples below read it from the environment, as `LISTWRIGHT_KEY`.",
      "Send it as `Authorization: Bearer lw_live_…`. A key in an address is refused, because addresses end up in logs.",
      "Every call is described by [one OpenAPI 3.1 document](/api/openapi.json), which most tools for APIs can read.",
    ],
  },
  {
    id: "scopes",
    title: "What a key may do",
    paragraphs: [
      "Each key has the scopes that you choose. Every plan has all of them.",
    ],
    list: Object.entries(scopes).map(([name, text]) => `\`${name}\`: ${text}`),
  },
  {
    id: "limits",
    title: "Limits",
    paragraphs: [
      "A listing that a program writes counts like one that you write on the page; one that fails counts nothing. When the month is used up, the answer is 403 `limit_reached`, with no use in trying again before the next month. `GET /usage` tells what is left.",
      "Calls a minute are a second limit. The headers `RateLimit` and `RateLimit-Policy` say what is left of it, whenever the key works; those of `GET /usage`, `POST /listings` and `POST /batches` say what is left of the month, too. A 429 says in `Retry-After` how many seconds to wait.",
      "A body of JSON has at most 64 KiB, that of a check, of a batch and of more rows for one 256 KiB. Photos and files of an audit have at most 10 MB.",
      "Without a key or an account a listing that is checked has at most 16,000 characters in all. A text that takes longer than two seconds to check is refused with `too_complex`.",
    ],
  },
  {
    id: "once",
    title: "Send it again, safely",
    paragraphs: [
      "Calls that write something ask for an `Idempotency-Key`: any text of 1 to 100 letters, digits and `_ . : -` that is new for each thing you want done. When an answer gets lost, send the same request under the same key. It is done once, counted once, and answered again.",
      "An edit asks for `If-Match` with the ETag that you read. When the listing was changed since, the answer is 412, and nothing is overwritten.",
    ],
  },
  {
    id: "support",
    title: "What a text rests on",
    paragraphs: [
      "A listing says of each sentence, and of what is marked in other fields, what it rests on, in the words of the pages. `support` may get new values: take one that you don't know for `unchecked`. `none` alone is open, with its `reason`.",
      "`ready` doesn't wait for `unchecked`, which rules can't judge and no second look by a model has seen; `review` says how that look ended. `untold` is what was told and no text says, `removed` what was taken out as a whole. All four may be absent while the site is upgraded.",
    ],
    list: supports.map(
      (support) => `\`${support}\`: ${sources[support].label}`,
    ),
  },
  {
    id: "webhooks",
    title: "Be told",
    paragraphs: [
      "Instead of asking again and again, let an address of yours be told. Set it up on the page [Webhooks](/settings/webhooks) or by the calls below. Messages are signed as [Standard Webhooks](https://www.standardwebhooks.com) describes, and tried again for about a day and a half. [What is in them](#messages) stands below.",
    ],
  },
  {
    id: "assistants",
    title: "Assistants",
    paragraphs: [
      "Assistants that speak the Model Context Protocol connect to `/mcp` on this site. Add that address as a connector or a remote server. You are asked here what it may do, and you can end that at any time on the page [Connected apps](/settings/apps). Assistants that send headers of their own can use an API key instead.",
      "It offers six tools: check a listing, check many, write one, propose a field anew, find your listings, and make a draft at Etsy after you have seen what is sent. Checking works without an account.",
    ],
  },
];

export const problemIntro =
  "A call that fails answers with `application/problem+json`. Decide by `code`, which stays the same; the sentences may change. `requestId` helps us to find it when you ask.";

/** Statuses that every call may answer with, whatever its own list says. */
export const everyCall =
  "Every call may also answer 400, 401, 403, 415, 429, 500 or 503, and one with a body 408 or 413.";

/** Below the calls. */
export const closingSections = {
  messages: {
    id: "messages",
    title: "Webhook messages",
    paragraphs: [messagesIntro],
    list: messagesRules,
  },
  shapes: {
    id: "shapes",
    title: "Answers",
    paragraphs: [
      "What is in the answers of the calls above. Where there are pages, ask again with the cursor of the next one.",
    ],
  },
  problems: {
    id: "problems",
    title: "When a call fails",
    paragraphs: [
      problemIntro,
      everyCall,
      `[Every code](${errorDocs.path}), with what a program does then.`,
    ],
  },
} satisfies Record<string, ApiSection>;
