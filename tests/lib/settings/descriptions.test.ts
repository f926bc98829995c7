import { readFileSync } from "node:fs";
import { checkSettings } from "@/lib/doctor/check-settings";
import { settingDescriptions } from "@/lib/settings/descriptions";
import { envSchema } from "@/lib/settings/env-schema";
import {
  replaceReadmeTable,
  writeExample,
  writeSettingsPage,
} from "@/scripts/settings-page";

const read = (file: string) => readFileSync(file, "utf8");

/** Of the scripts that start the application; it does not read them. */
const settingsOfScripts = [
  "PORT",
  "SANDBOX_PORT",
  "SANDBOX_SMTP_PORT",
  "DATA_DIR",
];

test("settings: each is described once, and nothing else", () => {
  const { NODE_ENV: _, ...settings } = envSchema.shape;
  const described = Object.values(settingDescriptions).flatMap(Object.keys);
  expect(described.sort()).toEqual(
    [...Object.keys(settings), ...settingsOfScripts].sort(),
  );
});

test.each([
  [".env.example", writeExample],
  ["docs/settings.md", writeSettingsPage],
  ["README.md", () => replaceReadmeTable(read("README.md"))],
])("%s is what `npm run settings` writes", (file, write) => {
  expect(read(file)).toBe(write());
});

test(".env.example: exactly what must be set has no # in front", () => {
  const uncommented = read(".env.example").matchAll(/^([A-Z\d_]+)=/gm);
  expect(Array.from(uncommented, ([, name]) => name)).toEqual([
    "APP_URL",
    "NEXTAUTH_SECRET",
    "IDENTITY_HASH_KEY",
    "DATABASE_URL",
    "ANTHROPIC_API_KEY",
    "RESEND_API_KEY",
    "MAIL_FROM",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_STANDARD",
    "STRIPE_PRICE_PRO",
    "STRIPE_PORTAL_ACCOUNT",
    "STRIPE_PORTAL_UPGRADE",
  ]);
});

test("what goes together says so at each of its settings", () => {
  const lines = writeSettingsPage()
    .replace(/\n {2}/g, " ")
    .split("\n");
  for (const name of ["S3_BUCKET", "S3_REGION", "ETSY_SHARED_SECRET"])
    expect(lines.find((line) => line.includes(`**\`${name}\`**`))).toMatch(
      /All of .* or none\./,
    );
});

test("the doctor says what a setting is that is missing", () => {
  const row = checkSettings({}).find(({ name }) => name === "RESEND_API_KEY");
  expect(row?.fix).toBe(
    "Correct it in .env. https://resend.com, which delivers only from a domain that is verified there; or SMTP_URL, never both.",
  );
});
