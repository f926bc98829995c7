import { errorType, findCallTypes, streamType } from "./call-types";
import type { Sample } from "./check-types";
import type { Call, PostedEvent } from "./recorder";

/** The name of a call's row, or its own path where there is none. */
export const nameOf = ({ method, path }: Call) =>
  findCallTypes(method, path)?.call ?? `${method} ${path}`;

/**
 * What a call says of its types: its parameters, its answer, and the API
 * version that it names.
 */
export function samplesOfCall(call: Call): Sample[] {
  const types = findCallTypes(call.method, call.path);
  if (types === null) return [];
  const { journey, headers } = call;
  const version = headers["stripe-version"];
  return [
    {
      journey,
      name: `${types.call}, request`,
      type: types.request,
      value: parametersOf(call),
    },
    answerOf(call, types.call, types.answer),
    ...(version === undefined
      ? []
      : [
          {
            journey,
            name: "API version of requests",
            type: "StripeVersion",
            value: version,
          },
        ]),
  ].filter(({ value }) => value !== undefined);
}

function answerOf(
  { journey, status, type, answer }: Call,
  call: string,
  success: string,
): Sample {
  if (type.startsWith("text/event-stream")) {
    return {
      journey,
      name: `${call}, stream`,
      type: streamType,
      value: eventsIn(answer),
    };
  }
  const value: unknown = JSON.parse(answer);
  // The status separates them: an error under 200 would not be one.
  if (status >= 400)
    return { journey, name: `${call}, error`, type: errorType(call), value };
  return { journey, name: `${call}, answer`, type: success, value };
}

/** Undefined for a body that is refused, since it can't be read. */
function parametersOf({ query, body, headers }: Call): unknown {
  if (body !== "" && headers["content-type"]?.startsWith("application/json")) {
    const value: unknown = JSON.parse(body);
    return value;
  }
  return parseForm([query.slice(1), body].filter(Boolean).join("&"));
}

const eventsIn = (stream: string): unknown[] =>
  [...stream.matchAll(/^data: (.*)$/gm)].map(([, data = ""]): unknown =>
    JSON.parse(data),
  );

export function samplesOfEvent({ journey, body }: PostedEvent): Sample[] {
  const event: { type: string; object: string; api_version?: string } =
    JSON.parse(body);
  const name = `event ${event.type}`;
  if (event.object === "v2.core.event") {
    return [
      { journey, name, type: `ThinEvent<"${event.type}">`, value: event },
    ];
  }
  return [
    { journey, name, type: `StripeEvent<"${event.type}">`, value: event },
    {
      journey,
      name: "API version of events",
      type: "StripeVersion",
      value: event.api_version ?? null,
    },
  ];
}

type Branch = { [key: string]: Branch | string };

/** `a[b][0]=c` as objects and arrays; the values stay texts. */
function parseForm(text: string): unknown {
  const root: Branch = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const keys = [...key.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = keys.pop() ?? "";
    let branch = root;
    for (const part of keys) {
      const next = branch[part];
      const inner = typeof next === "object" ? next : {};
      branch[part] = inner;
      branch = inner;
    }
    branch[last] = value;
  }
  return withArrays(root);
}

function withArrays(branch: Branch | string): unknown {
  if (typeof branch === "string") return branch;
  const entries = Object.entries(branch).map(
    ([key, value]): [string, unknown] => [key, withArrays(value)],
  );
  const isArray =
    entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isArray
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);
}
