import { randomUUID } from "node:crypto";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resendVerification } from "@/app/api/auth/resend-verification/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { createRequest, createUser, password } from "@/tests/support/factories";
import { countJobsAfter, newestJobId } from "@/tests/support/jobs";

process.env.HIDE_ACCOUNT_EXISTENCE = "true";
afterAll(closeConnections);

type Route = (request: Request) => Promise<Response>;
async function answers(route: Route, emails: string[], fields = {}) {
  const all = [];
  for (const email of emails) {
    const { status, body, headers } = await answerOf(
      route(createRequest("POST", "/", { email, ...fields })),
    );
    const cookies = headers
      .getSetCookie()
      .map((line) => line.replace(/=[\w-]{43};/, "=RANDOM;"));
    all.push(
      JSON.stringify([status, body, cookies]).replaceAll(email, "EMAIL"),
    );
  }
  return all;
}
const freshEmail = () => `${randomUUID()}@example.com`;

test.each<[string, Route, object]>([
  ["sign-up", signUp, { password }],
  ["resending the verification email", resendVerification, {}],
  ["requesting a password reset", forgotPassword, {}],
])(
  "%s: the response is the same whether or not the account exists",
  async (_, route, fields) => {
    const [verified, unverified] = await Promise.all([
      createUser(),
      createUser({ isVerified: false }),
    ]);
    const all = await answers(
      route,
      [verified.email, unverified.email, freshEmail()],
      fields,
    );
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^\[20[01],/);
  },
);

test("signing up again: the owner gets at most three emails an hour, and nothing changes", async () => {
  const { email } = await createUser();
  const all = await answers(signUp, Array(5).fill(email), {
    password: "Oak-and-ash-9",
  });
  expect(new Set(all).size).toBe(1);
  expect(
    (await queuedEmails(email)).map(({ email }) => email.template),
  ).toEqual(Array(3).fill("account_exists"));
});

test.each<[string, Route]>([
  ["resending the verification email", resendVerification],
  ["requesting a password reset", forgotPassword],
])(
  "%s: queues one job for known and unknown addresses alike",
  async (_, route) => {
    // Other tests queue jobs meanwhile, which only ever adds to the newer ones.
    const added = async (createEmail: () => Promise<string>) => {
      const counts = [];
      for (let i = 0; i < 5; i += 1) {
        const email = await createEmail();
        const newest = await newestJobId();
        await answers(route, [email]);
        counts.push(await countJobsAfter(newest));
      }
      return Math.min(...counts);
    };
    expect(
      await added(async () => (await createUser({ isVerified: false })).email),
    ).toBe(1);
    expect(await added(async () => freshEmail())).toBe(1);
  },
);

test("an address without an account gets no email", async () => {
  const email = freshEmail();
  await answers(forgotPassword, [email]);
  await answers(resendVerification, [email]);
  expect(await queuedEmails(email)).toEqual([]);
});
