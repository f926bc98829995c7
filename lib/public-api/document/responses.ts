import { answerExamples } from "@/lib/public-api/document/examples";
import { type Json, refTo } from "@/lib/public-api/document/schemas";
import type { Operation } from "@/lib/public-api/operations/operation";

/** Statuses that every call may answer with. */
const anyProblems = [400, 415, 429, 500, 503];
/** Of a key that doesn't work, also where none is needed. */
const keyProblems = [401, 403];
/** Of calls with a body: too slow, too large. */
const bodyProblems = [408, 413];

const statusTexts: Record<number, string> = {
  400: "The request can't be read, or has a key in its address.",
  401: "The key is missing or not valid.",
  403: "The key lacks the scope, or the listings of the month are used up.",
  404: "It doesn't exist, or it belongs to someone else.",
  408: "The body came too slowly.",
  409: "The same request is still running, or something else is in the way.",
  412: "It was changed in the meantime.",
  413: "The body is too large. JSON has at most 64 KiB; a check, a batch and more rows of one 256 KiB.",
  415: "The body has the wrong type.",
  422: "A value is not valid, or something is left to say or to settle: see `code`.",
  428: "If-Match is missing.",
  429: "Too many requests.",
  500: "A failure of ours.",
  502: "The writer or Etsy failed. Nothing was counted.",
  503: "Not available right now.",
};

const headerTexts: Record<string, string> = {
  "X-Request-Id": "Names the request, for questions about it.",
  RateLimit:
    "What is left of the minute, and of the month's listings in responses of calls that use or report them (draft-ietf-httpapi-ratelimit-headers-11).",
  "RateLimit-Policy":
    "Calls per minute, and listings per month where those are reported and limited.",
  "Retry-After": "Seconds.",
  "Preference-Applied": "`wait`, when it was waited for.",
  ETag: "The version, for If-Match and If-None-Match.",
  "Accept-Patch": "The content types that a PATCH of it accepts (RFC 5789).",
  Location: "Where the result will be.",
  "Idempotent-Replayed":
    '"true" when this is the stored response to an earlier request with the same key.',
};

const headersOf = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { description: headerTexts[name], schema: { type: "string" } },
    ]),
  );
const always = ["X-Request-Id", "RateLimit", "RateLimit-Policy"];

/** Every status of the problems that an operation may answer with, in order. */
function problemsOf({ request, file, problems }: Operation) {
  const ofBody = request || file ? bodyProblems : [];
  return [
    ...new Set([...anyProblems, ...keyProblems, ...ofBody, ...problems]),
  ].sort((a, b) => a - b);
}

/** What an operation may answer with, by status. */
export function responsesOf(operation: Operation): Json {
  const good = Object.entries(operation.responses).map(
    ([status, { description, shape, headers = [] }]) => [
      status,
      {
        description,
        headers: headersOf([...always, ...headers]),
        ...(shape && {
          content: {
            "application/json": {
              schema: refTo(shape),
              ...answerExamples(shape),
            },
          },
        }),
      },
    ],
  );
  const bad = problemsOf(operation).map((status) => [
    status,
    {
      description: statusTexts[status],
      headers: headersOf(
        [409, 429, 503].includes(status)
          ? [...always, "Retry-After"]
          : always.slice(0, 1),
      ),
      content: {
        "application/problem+json": {
          schema: refTo("Problem"),
          ...answerExamples("Problem", status),
        },
      },
    },
  ]);
  return Object.fromEntries([...good, ...bad]);
}
