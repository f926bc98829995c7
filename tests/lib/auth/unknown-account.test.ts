import { verify } from "@node-rs/argon2";
import { hashPassword } from "@/lib/auth/password";
import { checkCredentials } from "@/lib/auth/sign-in";
import { closeConnections } from "@/tests/support/connections";
import {
  createUser,
  password,
  randomIpAddress,
} from "@/tests/support/factories";

// A spy, not a mock: every call does its full work.
jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual("@node-rs/argon2");
  return { ...real, verify: jest.fn(real.verify) };
});
const watched = jest.mocked(verify);

afterAll(closeConnections);
beforeEach(() => watched.mockClear());

const parameters = (hash: unknown) =>
  String(hash).split("$").slice(0, 4).join("$");

test.each([
  ["a wrong password", async () => (await createUser()).email, "Wrong-one-1"],
  [
    "an account that doesn't exist",
    async () => "nobody-at-all@example.com",
    password,
  ],
])(
  "sign-in with %s: verifies one hash with our parameters",
  async (_, email, given) => {
    const credentials = {
      email: await email(),
      password: given,
      ipAddress: randomIpAddress(),
    };
    await expect(checkCredentials(credentials)).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(watched).toHaveBeenCalledTimes(1);
    expect(parameters(watched.mock.calls[0]?.[0])).toBe(
      parameters(await hashPassword(password)),
    );
  },
);

test("sign-in over the limit: verifies no hash", async () => {
  const credentials = {
    email: (await createUser()).email,
    password: "Wrong-one-1",
    ipAddress: randomIpAddress(),
  };
  for (let count = 0; count < 10; count++)
    await checkCredentials(credentials).catch(() => undefined);
  watched.mockClear();
  await expect(checkCredentials(credentials)).rejects.toMatchObject({
    code: "rate_limited",
  });
  expect(watched).not.toHaveBeenCalled();
});
