import { commonPasswordLexicon } from "@/lib/auth/common-password-lexicon";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { isCommonPassword, passwordRules } from "@/lib/auth/password-rules";
import { passwordSchema } from "@/lib/auth/schema";

test.each([
  "Password1",
  "password1",
  "PASSWORD1",
  "P@ssw0rd",
  "P@$$w0rd1",
  "Passw0rd!",
  "Pa55word1",
  "Password123",
  "Password1234567890",
  "Password2026",
  "Password!2026",
  "1Password1",
  "Dragon123456",
  "Dragon1234567",
  "Dragon12345678",
  "Dragon123456789",
  "Dragon1234567890",
  "Dragon0123456",
  "Dragon!0123456",
  "Dragon!1234567",
  "Dragon1234567!",
  "Dragon!2026!",
  "Dragon!1987",
  "Pass word 1",
  "pass-word-1",
  "PasswordPassword1",
  "Qwerty123",
  "Qwerty12345",
  "Qwertyuiop1",
  "1Qaz2wsx",
  "Q1w2e3r4",
  "Abcd1234",
  "Abc12345",
  "A1b2c3d4",
  "Aa123456",
  "Iloveyou1",
  "Welcome1",
  "Welcome123!",
  "Letmein1",
  "Summer2026",
  "Winter2025!",
  "Monday123",
  "Michael1",
  "Jessica99",
  "Liverpool1",
  "Starwars1",
  "Pokemon123",
  "Trustno1",
  "Admin123",
  "Changeme1",
  "Football1",
  "Dragon123",
  "Sunshine1",
  "Listwright1",
  "Etsyshop1",
  "Aaaaaaa1",
])("common password: %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "Kiln-fired-7",
  "Michael48291734",
  "correct Horse 7 staple",
  "Tr0ub4dor&3x",
  "passwordless-Oak-12",
  "Xk7bQm2pLw",
  "Blue-mug-by-the-window-4",
])("not a common password: %s", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("common passwords: the list has more than a thousand words, each in its lookup form", () => {
  const words = commonPasswordLexicon.split(/\s+/).filter(Boolean);
  expect(new Set(words).size).toBeGreaterThan(1_000);
  expect(
    words.filter((word) => word !== word.toLowerCase() || /[\s._-]/.test(word)),
  ).toEqual([]);
});

test("password rules: every message can be shown as it is", () => {
  for (const { message } of passwordRules)
    expect(message).toMatch(/^Password must /);
});

test.each([
  ["", ["length", "upper", "lower", "digit", "uncommon"]],
  ["11111111", ["upper", "lower", "uncommon"]],
  ["kiln", ["length", "upper", "digit"]],
  ["Kiln-fired-7", []],
  ["ÄÖÜäöüß٣", []],
])("password rules: %j violates %j", (password, broken) => {
  expect(
    passwordRules.filter((rule) => !rule.isMet(password)).map(({ id }) => id),
  ).toEqual(broken);
});

test("password rules: one message at a time, and at most 128 characters", () => {
  const messages = (input: unknown) =>
    passwordSchema.safeParse(input).error?.issues.map(({ message }) => message);
  expect(messages("a")).toEqual([
    "Password must be at least 8 characters long",
  ]);
  expect(messages(`Kx7-${"b".repeat(124)}`)).toBeUndefined();
  expect(messages(`Kx7-${"b".repeat(125)}`)).toEqual([
    "Password must be at most 128 characters long",
  ]);
});

test("password hash: the last of 128 characters counts", async () => {
  const long = `Kx7-${"b".repeat(123)}`;
  const stored = await hashPassword(`${long}c`);
  expect(await verifyPassword(stored, `${long}c`)).toBe(true);
  expect(await verifyPassword(stored, `${long}d`)).toBe(false);
  expect(await verifyPassword(stored, long)).toBe(false);
});

test("password hash: the same text in another encoding matches", async () => {
  const stored = await hashPassword("Töpferei-7");
  expect(await verifyPassword(stored, "To\u0308pferei-7")).toBe(true);
});
