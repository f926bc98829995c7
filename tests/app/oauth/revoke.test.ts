import { closeConnections } from "@/tests/support/connections";
import { createLocalApp, sendToHandlers } from "@/tests/support/oauth-handlers";

afterAll(closeConnections);

const send = (form?: Record<string, string>) =>
  sendToHandlers("POST", "/oauth/revoke", form ? { form } : {});

async function register() {
  const { body } = await createLocalApp().register();
  return body.client_id as string;
}

test("revoking, also of a token that nobody has: 200 with an empty body, as RFC 7009 says", async () => {
  const answer = await send({ client_id: await register(), token: "nobody's" });
  expect([
    answer.status,
    await answer.text(),
    answer.headers.get("content-type"),
  ]).toEqual([200, "", null]);
});

test.each([
  ["without a body", undefined],
  ["with an empty form", {}],
])(
  "revoking %s, and so for no app: an error in OAuth's own form",
  async (_, form) => {
    const answer = await send(form);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: "invalid_client", error_description: expect.any(String) },
    ]);
  },
);
