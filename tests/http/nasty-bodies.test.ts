import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { someOf } from "@/tests/support/repetitions";

const [instance] = instances();
afterAll(() => db().$disconnect());

const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(",")}}`;
const deep = (count: number) => "[".repeat(count);

function formWith(formData: string) {
  const form = new FormData();
  form.set("formData", formData);
  return form;
}

async function post(path: string, body: FormData | string) {
  const cookie = await signIn(await createUser());
  const type =
    typeof body === "string" ? { "Content-Type": "application/json" } : {};
  const init = {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", Cookie: cookie, ...type },
    body,
  };
  const response = await fetch(`${instance}${path}`, init);
  return { status: response.status, body: await response.json() };
}

const form = (name: string) => `{"productName":${JSON.stringify(name)}}`;

/** Kinds that the reader of bodies has tests of. */
const refused: [string, string, number, string][] = [
  ["five million brackets", deep(5_000_000), 413, "too_large"],
  [
    "five million brackets, closed again",
    `${deep(2_500_000)}${"]".repeat(2_500_000)}`,
    413,
    "too_large",
  ],
  ["a hundred and thirty thousand keys", keys(130_000), 413, "too_large"],
  ["sixty thousand brackets", deep(60_000), 422, "invalid_input"],
  [
    "sixty thousand brackets, closed again",
    `${deep(30_000)}${"]".repeat(30_000)}`,
    422,
    "invalid_input",
  ],
  [
    "objects within objects",
    `${'{"a":'.repeat(8_000)}1${"}".repeat(8_000)}`,
    422,
    "invalid_input",
  ],
  ["six thousand keys", keys(6_000), 422, "invalid_input"],
  [
    "thirty thousand entries",
    `{"colors":[${"0,".repeat(30_000)}0]}`,
    422,
    "invalid_input",
  ],
  [
    "keys of every object",
    '{"productName":"Mug","__proto__":{"polluted":1},"constructor":1}',
    422,
    "invalid_input",
  ],
  [
    "a key twice",
    '{"productName":"Mug","productName":1}',
    422,
    "invalid_input",
  ],
  ["a huge number", '{"productName":1e999}', 422, "invalid_input"],
  [
    "a number of sixty thousand digits",
    `{"productName":${"9".repeat(60_000)}}`,
    422,
    "invalid_input",
  ],
  ["half a text", '{"productName":"[[[[', 400, "bad_request"],
];

test.each(someOf(refused))(
  "a form of %s is refused",
  async (_, formData, status, code) => {
    const answer = { status, body: { code, message: expect.any(String) } };
    expect(await post("/api/generate-listing", formWith(formData))).toEqual(
      answer,
    );
    if (formData.length < 65_536)
      expect(await post("/api/generate-listing", formData)).toEqual(answer);
  },
);

test("brackets inside a string don't count as nesting", async () => {
  const name = `Mug ${'[[[[{{{{"\\":,,'.repeat(10)}`;
  const answer = { status: 200, body: { title: expect.any(String) } };
  expect(
    await post("/api/generate-listing", formWith(form(name))),
  ).toMatchObject(answer);
});

test("text parts: 64 KB in total, whatever their number", async () => {
  const parts = formWith(form("Mug"));
  for (let index = 0; index < 20; index += 1)
    parts.set(`part${index}`, "x".repeat(4_000));
  expect(await post("/api/generate-listing", parts)).toMatchObject({
    status: 413,
    body: { code: "too_large" },
  });
});

test("numbers beyond the id range are refused", async () => {
  const cookie = await signIn(await createUser());
  for (const ids of [
    "[1e999]",
    "[1e308]",
    "[-0]",
    "[9007199254740993]",
    `[${"9".repeat(400)}]`,
  ]) {
    const headers = {
      "Sec-Fetch-Site": "same-origin",
      Cookie: cookie,
      "Content-Type": "application/json",
    };
    const body = `{"ids":${ids}}`;
    const response = await fetch(`${instance}/api/listings/delete`, {
      method: "POST",
      headers,
      body,
    });
    expect([ids, response.status, await response.json()]).toEqual([
      ids,
      422,
      expect.objectContaining({ code: "invalid_input" }),
    ]);
  }
});

test("the instance still responds afterwards", async () => {
  expect((await call(instance, "GET", "/api/health")).status).toBe(200);
});
