import {
  json,
  type Reply,
  type SandboxRequest,
  type Service,
} from "../service";

const root = "/rates/";
const keyPrefix = "rates-sandbox-";
/** What one US dollar costs; USD itself is never in an answer. */
const perDollar = new Map([
  ["AUD", 1.52],
  ["CAD", 1.38],
  ["CHF", 0.81],
  ["DKK", 6.87],
  ["EUR", 0.92],
  ["GBP", 0.76],
  ["JPY", 151.3],
  ["NOK", 10.12],
  ["PLN", 3.91],
  ["SEK", 9.48],
  ["USD", 1],
]);

const errorCodes: Record<number, string> = {
  401: "invalid_key",
  404: "not_found",
  405: "method_not_allowed",
  429: "too_many_requests",
};

/** Frankfurt Rates' `GET /v1/latest`, below `/rates`, with fixed rates. */
export function ratesService(): Service {
  return {
    name: "rates",
    owns: (path) => path.startsWith(root),
    ownFaults: [],
    handle,
    error: (status, message, headers) => errorReply(status, message, headers),
    routes: [],
    docs: [
      [
        "GET /rates/v1/latest?base=",
        `Frankfurt Rates' API, with fixed rates. Keys start with ${keyPrefix}.`,
      ],
    ],
  };
}

function handle({ method, path, query, headers }: SandboxRequest): Reply {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
  if (key === undefined) return errorReply(401, "The API key is missing.");
  if (!key.startsWith(keyPrefix))
    return errorReply(401, `Unknown API key: here it starts with ${keyPrefix}`);
  if (path !== "/rates/v1/latest")
    return errorReply(404, "This endpoint does not exist.");
  if (method !== "GET") return errorReply(405, "Only GET is allowed.");
  const unknown = [...query.keys()].find((name) => name !== "base");
  if (unknown !== undefined)
    return errorReply(400, `Unknown parameter: ${unknown}`);
  const [base = "", ...more] = query.getAll("base");
  const costs = perDollar.get(base);
  if (costs === undefined || more.length > 0)
    return errorReply(400, "base must be one currency that is supported.");
  return json(200, {
    base,
    date: new Date().toISOString().slice(0, 10),
    rates: ratesIn(base, costs),
  });
}

/** With six significant digits, as the service rounds them. */
const ratesIn = (base: string, costs: number) =>
  Object.fromEntries(
    [...perDollar]
      .filter(([currency]) => currency !== base)
      .map(([currency, rate]) => [
        currency,
        Number((rate / costs).toPrecision(6)),
      ]),
  );

function errorReply(
  status: number,
  message: string,
  headers?: Record<string, string>,
): Reply {
  const code =
    errorCodes[status] ?? (status < 500 ? "bad_request" : "internal");
  return json(status, { error: { code, message } }, headers);
}
