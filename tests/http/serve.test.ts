import { spawn } from "node:child_process";
import { checkSettings } from "@/lib/doctor/check-settings";
import { mapPriceSettings } from "@/lib/settings/plans";
import { findFreePort } from "@/scripts/ports";
import { someOf } from "@/tests/support/repetitions";

/** Starts the server as `npm run serve` does, and waits for its end. */
function serve(env: Record<string, string>) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ["scripts/serve.mjs"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    child.once("exit", (code) => resolve({ code, said }));
  });
}

const complete = {
  APP_URL: "https://listwright.example",
  DATABASE_URL: "postgresql://user@127.0.0.1:1/none",
  NEXTAUTH_SECRET: "a-secret-of-the-right-length-0123456789",
  IDENTITY_HASH_KEY: "a-key-of-the-right-length-0123456789",
  ANTHROPIC_API_KEY: "sk-ant-none",
  RESEND_API_KEY: "re_none",
  MAIL_FROM: "Listwright <hello@example.com>",
  STRIPE_SECRET_KEY: "sk_test_none",
  STRIPE_WEBHOOK_SECRET: "whsec_none_at_all",
  ...mapPriceSettings((tier) => `price_${tier}`),
  STRIPE_PORTAL_ACCOUNT: "bpc_account",
  STRIPE_PORTAL_UPGRADE: "bpc_upgrade",
};

test("missing configuration: refuses to start and names every missing variable", async () => {
  const { code, said } = await serve({});
  expect(code).toBe(1);
  for (const name of Object.keys(complete))
    expect(said).toContain(`${name} is not set`);
});

const invalid: [name: string, value: string][] = [
  ["APP_URL", "listwright.example"],
  ["DATABASE_URL", "mysql://root:hunter2@db/none"],
  ["NEXTAUTH_SECRET", "hunter2"],
  ["IDENTITY_HASH_KEY", "hunter2"],
  ["MAIL_FROM", "hunter2"],
  ["CONTACT_EMAIL", "hunter2"],
  ["TRUSTED_PROXY_HOPS", "many"],
  ["ANTHROPIC_BASE_URL", "http://203.0.113.9/hunter2"],
  ["STRIPE_BASE_URL", "http://127.0.0.1:9/hunter2"],
  ["STRIPE_SECRET_KEY", "hunter2"],
  ["STRIPE_WEBHOOK_SECRET", "hunter2"],
  ["STRIPE_PRICE_PRO", "hunter2"],
  ["STRIPE_PORTAL_UPGRADE", "hunter2"],
];

test.each(someOf(invalid))(
  "%s: named when invalid, without its value",
  async (name, value) => {
    const { code, said } = await serve({ ...complete, [name]: value });
    expect(code).toBe(1);
    expect(said).toContain(name);
    expect(said).not.toContain("hunter2");
  },
);

test("two secrets with the same value: refused", async () => {
  const { code, said } = await serve({
    ...complete,
    IDENTITY_HASH_KEY: complete.NEXTAUTH_SECRET,
  });
  expect(code).toBe(1);
  expect(said).toContain("IDENTITY_HASH_KEY must differ from NEXTAUTH_SECRET");
  expect(said).not.toContain(complete.NEXTAUTH_SECRET);
});

test("doubtful settings: a started instance warns of each, in the words of npm run doctor", async () => {
  const env = {
    NODE_ENV: "production" as const,
    ...complete,
    PORT: String(await findFreePort()),
    LOG_LEVEL: "silent",
  };
  const warnings = checkSettings(env).filter(
    ({ status }) => status === "warning",
  );
  const sentences = warnings.map(
    ({ name, message, fix }) => `${name} ${message} ${fix}`,
  );
  expect(sentences).toContainEqual(
    expect.stringMatching(/^ADMIN_EMAILS is empty: nobody sees the analytics/),
  );
  const options = {
    env: { PATH: process.env.PATH, ...env },
    timeout: 200_000,
    killSignal: "SIGKILL" as const,
  };
  const child = spawn(process.execPath, ["scripts/serve.mjs"], options);
  let said = "";
  await new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.trim().split("\n").length >= sentences.length)
        child.kill("SIGKILL");
    });
  });
  expect(said.trim().split("\n")).toEqual(sentences);
});
