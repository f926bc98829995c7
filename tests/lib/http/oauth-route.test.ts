import { AppError, type ErrorCode } from "@/lib/errors";
import { oauthRoute } from "@/lib/http/oauth-route";
import { answerOf } from "@/tests/support/answer";

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
