import { type ErrorCode, errorStatus } from "@/lib/errors";
import { type PublicCode, publicErrors } from "@/lib/public-api/public-error";
import { byBilling } from "@/lib/settings/installation";

type Code = ErrorCode | PublicCode;
type Meaning = {
  /**
   * The same whatever the call: the sentence about the one failure is in
   * `detail`.
   */
  title: string;
  /** What a program does then. Texts may have links and code. */
  advice: string;
};

const meanings: Partial<Record<Code, Meaning>> = {
  bad_request: {
    title: "The request can't be read",
    advice:
      "The body isn't valid JSON, was cut off or came too slowly (408), or the address contains a key. Fix the program.",
  },
  unauthenticated: {
    title: "A key is missing, or it is not valid",
    advice:
      "Send `Authorization: Bearer` with a key that is neither revoked nor expired.",
  },
  forbidden: {
    title: "The key lacks a scope",
    advice:
      "`detail` names it. The scopes of a key are chosen when it is created on the page [API keys](/settings/keys).",
  },
  account_suspended: {
    title: "The account is suspended",
    advice:
      "An administrator suspended it while the call was under way; later calls get `unauthenticated`. Nothing was counted. Its owner was told why by email.",
  },
  limit_reached: {
    title: "This month's listings are used up",
    advice: `Don't try again before \`resetsAt\`${byBilling("; a larger plan helps immediately", "")}. Checks, edits and drafts still work.`,
  },
  storage_full: {
    title: "The storage is full",
    advice:
      "`detail` says which. Delete some of it first; the page [Account](/settings/account) shows how much is stored.",
  },
  not_found: {
    title: "Not found",
    advice:
      "It was deleted, it belongs to someone else, or it never existed. `errors` names photos that are gone.",
  },
  method_not_allowed: {
    title: "This address doesn't support that method",
    advice: "The header `Allow` says which ones it supports.",
  },
  conflict: {
    title: "Something else is in the way",
    advice: "`detail` says what. Read the current state and decide again.",
  },
  etsy_reconnect: {
    title: "The shop has to be connected again",
    advice:
      "Etsy no longer accepts our access. Connect the shop again on the page [Shop](/shop).",
  },
  too_large: {
    title: "The request is too large",
    advice:
      "Send less at once. The limits are in [the documentation](/docs/api#limits).",
  },
  unsupported_media_type: {
    title: "The body has the wrong type",
    advice:
      "Send `Content-Type: application/json`, or the type that the call accepts.",
  },
  invalid_image: {
    title: "The image can't be used",
    advice: "Send a JPEG, PNG, WebP or HEIC that opens elsewhere.",
  },
  invalid_input: {
    title: "A value is not valid",
    advice:
      "`errors` lists each value that was refused: `pointer` is its place in the body, `code` the rule, `detail` a sentence.",
  },
  not_ready: {
    title: "The listing is not ready",
    advice:
      "`open` lists what the seller has to settle first: blanks, claims, third-party names.",
  },
  piece_unknown: {
    title: "It is not clear what the piece is",
    advice:
      "Nothing was counted. Ask the seller, perhaps with `suggestions`, and send it again with `productName`; the same key may be used.",
  },
  too_complex: {
    title: "The text takes too long to check",
    advice:
      "The same text will be refused again. Shorten it, leave out what is repeated, or send it in parts.",
  },
  rate_limited: {
    title: "Too many requests",
    advice: "Wait for the seconds in `Retry-After`.",
  },
  too_many_photos: {
    title: "Too many photos are waiting",
    advice:
      "Write listings from some of them, or wait until they are deleted after seven days.",
  },
  internal: {
    title: "Something went wrong on our side",
    advice: "Try again once. If it keeps failing, tell us the `requestId`.",
  },
  upstream_failed: {
    title: "The writer or Etsy failed",
    advice:
      "Nothing was counted. Send the same request again after a while, with the same key.",
  },
  refused: {
    title: "The writer declined",
    advice:
      "Nothing was counted. It will decline the same facts again: change them.",
  },
  unavailable: {
    title: "Not available right now",
    advice:
      "Wait for the seconds in `Retry-After`, then send the same request again.",
  },
  idempotency_key_missing: {
    title: "The request needs an Idempotency-Key",
    advice: "Send a new one for each thing that you want done, such as a UUID.",
  },
  idempotency_in_progress: {
    title: "The same request is still being answered",
    advice:
      "Wait for the seconds in `Retry-After`, then send it again to get its response.",
  },
  idempotency_mismatch: {
    title: "The Idempotency-Key was used for another request",
    advice:
      "Send a new key for a new request, and the same key only with the same body.",
  },
  version_missing: {
    title: "The request needs If-Match",
    advice: "Send the ETag of the listing that you changed.",
  },
  version_mismatch: {
    title: "It was changed in the meantime",
    advice:
      "Read the listing again, apply your change to it, and send its ETag.",
  },
};

/** RFC 9457's `title`. */
export const titleOfProblem = (code: Code) =>
  meanings[code]?.title ?? "The request failed";

/** No problem has it: it is the `error` of a request for a listing. */
const unfinished = {
  code: "unfinished",
  status: null,
  title: "It was not finished",
  advice:
    "The `error` of a listing that was asked for: our process ended while it was being written. Nothing was counted; the same request with the same key writes it again.",
};

/**
 * What every code means, in the order of their statuses; null for the one that
 * no problem has.
 */
export const problemCodes: (Meaning & {
  code: string;
  status: number | null;
})[] = [
  ...Object.entries(meanings)
    .map(([code, meaning]) => ({
      code,
      ...meaning,
      status: statusOf(code as Code),
    }))
    .toSorted((a, b) => a.status - b.status),
  unfinished,
];

function statusOf(code: Code) {
  return code in publicErrors
    ? publicErrors[code as PublicCode].status
    : errorStatus[code as ErrorCode];
}
