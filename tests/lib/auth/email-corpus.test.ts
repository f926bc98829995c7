import fc from "fast-check";
import { emailSchema, normalizeEmail } from "@/lib/auth/schema";
import { runs } from "@/tests/support/repetitions";

test.each([
  ["anna@example.com", "anna@example.com"],
  ["  Anna@Example.COM\n", "anna@example.com"],
  ["ANNA+SHOP@example.com", "anna+shop@example.com"],
  ["o'neill@example.co.uk", "o'neill@example.co.uk"],
  ["a@xn--mnchen-3ya.de", "a@xn--mnchen-3ya.de"],
  ["a_b-c.d@sub.sub-two.example.museum", "a_b-c.d@sub.sub-two.example.museum"],
  ["\uff41\uff4e\uff4e\uff41@example.com", "anna@example.com"],
  ["anna\uff20example.com", "anna@example.com"],
  ["anna@example\uff0ecom", "anna@example.com"],
  ["\u212aate@example.com", "kate@example.com"],
  ["of\ufb01ce@example.com", "office@example.com"],
  ["anna@b\u00fccher.example", "anna@xn--bcher-kva.example"],
  ["anna@BU\u0308CHER.example", "anna@xn--bcher-kva.example"],
  ["anna@ex\u0430mple.com", "anna@xn--exmple-4nf.com"],
  ["anna@\u4f8b\u3048.jp", "anna@xn--r8jz45g.jp"],
])("email: %j is normalized to %j", (input, expected) => {
  expect(emailSchema.parse(input)).toBe(expected);
});

test.each([
  "",
  " ",
  "anna",
  "anna@",
  "@example.com",
  "anna@example",
  "anna@localhost",
  "anna@example..com",
  "anna@.example.com",
  "anna@example.com.",
  "anna@-example.com",
  "anna@example-.com",
  "anna@127.0.0.1",
  "anna@[127.0.0.1]",
  ".anna@example.com",
  "anna.@example.com",
  "an..na@example.com",
  "anna@example.com@evil.example",
  "anna@evil.example@example.com",
  "anna\uff20evil.example@example.com",
  "anna@example.com,evil@evil.example",
  "anna@example.com\uff0cevil@evil.example",
  "anna@example.com;evil@evil.example",
  "anna@example.com evil@evil.example",
  "Anna <anna@example.com>",
  "<anna@example.com>",
  '"anna@evil.example"@example.com',
  "anna(comment)@example.com",
  "anna\\@example.com",
  "anna@example.com\r\nBcc: evil@evil.example",
  "anna@example.com%0aBcc:evil@evil.example",
  "anna\t@example.com",
  "an\u0000na@example.com",
  "an\u001fna@example.com",
  "an\u007fna@example.com",
  "an\u0085na@example.com",
  "an\u200bna@example.com",
  "an\u202ena@example.com",
  "an\u00adna@example.com",
  "\ufeffan\ufeffna@example.com",
  "\u0430nna@example.com",
  "ann\u0251@example.com",
  "\u0131lker@example.com",
  "\u0130lker@example.com",
  "m\u00fcller@example.com",
  "mu\u0308ller@example.com",
  "anna@b\u00fccher",
  "anna@b\u00fccher.example/path",
  "anna@b\u00fc@cher.example",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(64)}.com`,
  `a@${"b.".repeat(130)}com`,
  `${"a@".repeat(50_000)}`,
])("email: %j is refused", (input) => {
  const result = emailSchema.safeParse(input);
  expect(result.success).toBe(false);
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    "Please enter a valid email address",
  ]);
});

test("email: an accepted address has one spelling, one @ and plain characters", () => {
  const part = fc.stringMatching(/^[\w.+@,; \u00e9\uff20\u0430-]{1,20}$/);
  fc.assert(
    fc.property(fc.tuple(part, part), ([local, host]) => {
      const result = emailSchema.safeParse(`${local}@${host}.com`);
      if (!result.success) return;
      expect(result.data).toMatch(/^[!-+\--~]+$/);
      expect(result.data.split("@")).toHaveLength(2);
      expect(normalizeEmail(result.data)).toBe(result.data);
      expect(emailSchema.parse(result.data)).toBe(result.data);
    }),
    { numRuns: runs(2_000) },
  );
});
