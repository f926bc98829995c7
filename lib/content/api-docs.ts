import { scopes } from "@/lib/access/scopes";
import { messagesIntro, messagesRules } from "@/lib/content/webhook-docs";
import { sources } from "@/lib/listing-text/check/sources";
import { supports } from "@/lib/listing-text/fields/supports";
import { byBilling } from "@/lib/settings/installation";
import { keyVariable } from "@/lib/settings/name-token";

export const apiDocs = {
  path: "/docs/api",
  title: "API and assistants",
  lead: "Your own programs and your assistant can do what you do here: check, write, edit, translate, and create drafts in your Etsy shop. They follow the same rules and use the same monthly listings.",
};

export const errorDocs = {
  path: "/docs/errors",
  title: "API errors",
  lead: "Every code that a call can fail with, and what a program should do then. The calls are described in [API and assistants](/docs/api).",
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
      `A check needs no key. For everything else, create one on the page [API keys](/settings/keys). It is shown once, so store it like a password. The examples below read it from the environment, as \`${keyVariable()}\`.`,
      "Send it as `Authorization: Bearer lw_live_…`. A key in an address is refused, because addresses end up in logs.",
      "Every call is described by [one OpenAPI 3.1 document](/api/openapi.json), which most tools for APIs can read.",
    ],
  },
  {
    id: "scopes",
    title: "What a key may do",
    paragraphs: [
      `Each key has the scopes that you choose.${byBilling(" Every plan has all of them.", "")}`,
    ],
    list: Object.entries(scopes).map(([name, text]) => `\`${name}\`: ${text}`),
  },
  {
    id: "limits",
    title: "Limits",
    paragraphs: [
      "A listing that a program writes counts like one that you write on the site; one that fails doesn't count. When the month is used up, the response is 403 `limit_reached`, and there is no use in trying again before the next month. `GET /usage` tells you what is left.",
      "Calls per minute are limited too. The headers `RateLimit` and `RateLimit-Policy` say what is left, whenever the key is valid; those of `GET /usage`, `POST /listings` and `POST /batches` also say what is left of the month. A 429 says in `Retry-After` how many seconds to wait.",
      "A JSON body can have at most 64 KiB, or 256 KiB for a check, a batch, or more rows for a batch. Photos and audit files can have at most 10 MB.",
      "Without a key or an account, a listing to check can have at most 16,000 characters in all. A text that takes longer than two seconds to check is refused with `too_complex`.",
    ],
  },
  {
    id: "once",
    title: "Idempotency",
    paragraphs: [
      "Calls that write something require an `Idempotency-Key`: any text of 1 to 100 letters, digits and `_ . : -` that is new for each thing you want done. If a response gets lost, send the same request with the same key. It is carried out once, counted once, and gets the same response again.",
      "An edit requires `If-Match` with the ETag that you read. If the listing has changed since, the response is 412, and nothing is overwritten.",
    ],
  },
  {
    id: "support",
    title: "What a text is based on",
    paragraphs: [
      "For each sentence, and for what is marked in other fields, a listing says what it is based on, in the same words as the site. `support` may get new values: treat one that you don't know as `unchecked`. Only `none` is open, with its `reason`.",
      "`ready` doesn't wait for `unchecked`: what rules can't judge and no model has reviewed; `review` says how that review ended. `untold` is what the seller said and no text mentions, `removed` what was taken out as a whole. All four may be absent while the site is being upgraded.",
    ],
    list: supports.map(
      (support) => `\`${support}\`: ${sources[support].label}`,
    ),
  },
  {
    id: "webhooks",
    title: "Notifications by webhook",
    paragraphs: [
      "Instead of polling, have us notify an address of yours. Set it up on the page [Webhooks](/settings/webhooks) or with the calls below. Messages are signed as [Standard Webhooks](https://www.standardwebhooks.com) describes, and retried for about a day and a half. [What is in them](#messages) is described below.",
    ],
  },
  {
    id: "assistants",
    title: "Assistants",
    paragraphs: [
      "Assistants that speak the Model Context Protocol connect to `/mcp` on this site. Add that address as a connector or a remote server. You are asked here what it may do, and you can revoke that at any time on the page [Connected apps](/settings/apps). Assistants that can send their own headers can use an API key instead.",
      "It has tools to check one listing or many, to write, find, read and edit your listings, to rewrite a field, to add photos by a link, and to create a draft on Etsy after you have seen what will be sent. Checking works without an account.",
    ],
  },
];

export const problemIntro =
  "A call that fails returns `application/problem+json`. Decide by `code`, which stays the same; the sentences may change. `requestId` helps us find the call when you ask about it.";

/** Statuses that every call may answer with, whatever its own list says. */
export const everyCall =
  "Every call may also return 400, 401, 403, 415, 429, 500 or 503, and one with a body 408 or 413.";

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
      "What the responses of the calls above contain. Where there are pages, call again with the cursor of the next one.",
    ],
  },
  problems: {
    id: "problems",
    title: "When a call fails",
    paragraphs: [
      problemIntro,
      everyCall,
      `[Every code](${errorDocs.path}), and what a program should do then.`,
    ],
  },
} satisfies Record<string, ApiSection>;
