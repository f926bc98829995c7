import { hash, verify } from "@node-rs/argon2";
import { hashPassword, verifyPassword } from "@/lib/auth/password";

let running = 0;
let most = 0;
/** Work that runs until the test ends it. */
let goOn: (() => void)[] = [];

function work<T>(result: T) {
  running += 1;
  most = Math.max(most, running);
  return new Promise<T>((resolve) =>
    goOn.push(() => {
      running -= 1;
      resolve(result);
    }),
  );
}
jest.mock("@node-rs/argon2", () => ({ hash: jest.fn(), verify: jest.fn() }));
jest.mocked(hash).mockImplementation(() => work("$argon2id$x"));
jest.mocked(verify).mockImplementation(() => work(true));

const settle = () => new Promise(setImmediate);
async function finishAll() {
  while (goOn.length > 0) {
    for (const next of goOn.splice(0)) next();
    await settle();
  }
}
beforeEach(() => {
  most = 0;
  goOn = [];
});

test("password hashing leaves some of Node's four threads to new database connections", async () => {
  const all = Array.from({ length: 50 }, (_, index) =>
    index % 2 ? hashPassword("a") : verifyPassword("$", "a"),
  );
  await settle();
  await finishAll();
  await Promise.all(all);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(4);
});

test("password hashing: with too many waiting, the last are refused and the others served", async () => {
  const all = Array.from({ length: 210 }, () =>
    verifyPassword("$", "a").then(String, ({ code, retryAfter }) => [
      code,
      retryAfter,
    ]),
  );
  await settle();
  await finishAll();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer === "true")).toHaveLength(202);
  expect(answers.at(-1)).toEqual(["unavailable", 5]);
});
