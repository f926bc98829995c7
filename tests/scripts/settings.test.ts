import { readSettings } from "@/scripts/settings";

afterEach(() => {
  delete process.env.SMTP_URL;
  delete process.env.BILLING;
});

test.each([
  ["neither", {}, true],
  ["RESEND_API_KEY", { RESEND_API_KEY: "re_1" }, false],
  ["SMTP_URL", { SMTP_URL: "smtp://localhost:25" }, false],
])(
  "npm start with %s set: whether a mailbox is embedded",
  (_, given, expected) => {
    Object.assign(process.env, { RESEND_API_KEY: "", SMTP_URL: "", ...given });
    const replaced = readSettings().replaced.map(({ name }) => name);
    expect(replaced.includes("email")).toBe(expected);
  },
);

test.each([
  ["on", true],
  ["off", false],
])(
  "npm start with BILLING=%s: whether a checkout is embedded",
  (billing, expected) => {
    Object.assign(process.env, { BILLING: billing, STRIPE_SECRET_KEY: "" });
    const replaced = readSettings().replaced.map(({ name }) => name);
    expect(replaced.includes("payments")).toBe(expected);
  },
);
