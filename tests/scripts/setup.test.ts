import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnv as parseFile } from "node:util";
import { listEnvProblems } from "@/lib/env";

const root = process.cwd();

/** Answers in the order of the questions, one a line. */
function setUp(folder: string, answers: string[]) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      "--import",
      path.join(root, "node_modules/tsx/dist/esm/index.mjs"),
      path.join(root, "scripts/setup.ts"),
    ],
    {
      cwd: folder,
      input: `${answers.join("\n")}\n`,
      encoding: "utf8",
      env: {
        NODE_ENV: "test",
        PATH: process.env.PATH,
        TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json"),
      },
    },
  );
  return { stdout, status };
}

const answersWith = (mail: string[]) => [
  "https://mine.example",
  "",
  "",
  "postgresql://user:password@db.example:5432/listwright",
  "sk-ant-mine",
  ...mail,
  "not an address",
  "Mine <hello@mine.example>",
  "sk_live_mine",
  "whsec_12345678",
  "price_standard",
  "price_pro",
  "bpc_account",
  "bpc_upgrade",
];

test.each([
  ["Resend", ["re_mine"], "RESEND_API_KEY"],
  ["a mail server", ["", "smtp://mail.example"], "SMTP_URL"],
])(
  "setup with %s: asks until each can be used, makes the secrets, and keeps .env private",
  (_, mail, name) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-setup-"));
    const { stdout, status } = setUp(folder, answersWith(mail));
    expect(status).toBe(0);
    expect(stdout).toContain("MAIL_FROM must be an address");
    const file = path.join(folder, ".env");
    const settings = parseFile(readFileSync(file, "utf8"));
    expect(listEnvProblems(settings)).toEqual([]);
    expect(settings[name]).toBe(mail.at(-1));
    expect(settings.MAIL_FROM).toBe("Mine <hello@mine.example>");
    expect(settings.NEXTAUTH_SECRET).toHaveLength(44);
    expect(settings.IDENTITY_HASH_KEY).not.toBe(settings.NEXTAUTH_SECRET);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

test("setup without a key of Stripe: BILLING is asked for, and with off nothing more of Stripe", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-setup-"));
  const answers = answersWith(["re_mine"]);
  const given = answers.slice(0, answers.indexOf("sk_live_mine"));
  const { stdout } = setUp(folder, [...given, "", "of", "off"]);
  expect(stdout).toContain("BILLING (empty: later): ");
  expect(stdout).not.toContain("STRIPE_WEBHOOK_SECRET (");
  const settings = parseFile(readFileSync(path.join(folder, ".env"), "utf8"));
  expect(listEnvProblems(settings)).toEqual([]);
  expect([settings.BILLING, settings.STRIPE_SECRET_KEY]).toEqual([
    "off",
    undefined,
  ]);
});

test("setup: what .env has is neither asked nor changed, and what is left is named", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-setup-"));
  const file = path.join(folder, ".env");
  writeFileSync(file, "# Mine.\nAPP_URL=https://mine.example");
  const { stdout } = setUp(folder, []);
  expect(stdout).not.toContain("APP_URL");
  expect(stdout).toMatch(/Still to be set in \.env: DATABASE_URL/);
  expect(readFileSync(file, "utf8")).toMatch(
    /^# Mine\.\nAPP_URL=https:\/\/mine\.example\nNEXTAUTH_SECRET="/,
  );
});
