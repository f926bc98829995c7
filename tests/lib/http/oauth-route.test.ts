import { AppError, type ErrorCode } from "@/lib/errors";
import { oauthRoute, readOAuthForm } from "@/lib/http/oauth-route";
import { answerOf } from "@/tests/support/answer";

jest.mock("@/lib/resilience/rate-limit", () => ({
  ...jest.requireActual("@/lib/resilience/rate-limit"),
  limit: jest.fn(),
}));

const answerTo = (error: unknown) =>
  answerOf(
    oauthRoute(() => Promise.reject(error))(
      new Request("http://localhost:3000/oauth/token", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "a=b",
      }),
    ),
  );

test.each<[ErrorCode, number | undefined, string, string | null]>([
  ["unavailable", undefined, "temporarily_unavailable", "5"],
  ["unavailable", 60, "temporarily_unavailable", "60"],
  ["rate_limited", 20, "temporarily_unavailable", "20"],
  ["internal", undefined, "server_error", null],
  ["upstream_failed", undefined, "server_error", null],
  ["bad_request", undefined, "invalid_request", null],
  ["too_large", undefined, "invalid_request", null],
])(
  "an app is told of %s (again in %s s): %s, Retry-After %s",
  async (code, retryAfter, error, sent) => {
    const { body, headers } = await answerTo(
      new AppError(
        code,
        "Words",
        retryAfter === undefined ? {} : { retryAfter },
      ),
    );
    expect(body).toEqual({ error, error_description: "Words" });
    expect(headers.get("retry-after")).toBe(sent);
  },
);

const readWith = (authorization: string) =>
  readOAuthForm(
    new Request("http://localhost:3000/oauth/token", {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Authorization: authorization,
      },
      body: "grant_type=refresh_token",
    }),
  );

test.each([
  ["plain ones", "app:secret", "app", "secret"],
  ["a secret with an ampersand that nobody encoded", "app:a&b", "app", "a&b"],
  ["encoded ones", "a%3Ab:c%26d", "a:b", "c&d"],
])(
  "id and secret by Basic, %s: both are read whole",
  async (_, sent, id, secret) => {
    expect(Object.fromEntries(await readWith(`Basic ${btoa(sent)}`))).toEqual({
      grant_type: "refresh_token",
      client_id: id,
      client_secret: secret,
    });
  },
);

test.each([
  "Basic",
  "Basic ?",
  `Basic ${btoa("app:secret")} and more`,
  `Basic ${btoa("app:secret")}, Bearer x`,
  "Bearer x",
])("%s: refused as a whole", async (authorization) => {
  await expect(readWith(authorization)).rejects.toMatchObject({
    oauthCode: "invalid_client",
  });
});
