import { parseEnv } from "@/lib/env";
import { envSchema } from "@/lib/settings/env-schema";
import { extraSecondsOf } from "@/lib/settings/extra-time";

const { MAIL_FROM: _, RESEND_BASE_URL: __, ...unset } = process.env;

test("MAIL_FROM: required for the real email service", () => {
  expect(() => parseEnv(unset)).toThrow("MAIL_FROM is not set");
});

test("MAIL_FROM: named with everything else that is missing", () => {
  expect(() => parseEnv({})).toThrow(
    /APP_URL is not set[\s\S]*MAIL_FROM is not set/,
  );
});

test("MAIL_FROM: has a default while a stand-in replaces the email service", () => {
  const standIn = { ...unset, RESEND_BASE_URL: "http://127.0.0.1:3001" };
  expect(parseEnv(standIn).MAIL_FROM).toBe(
    "Listwright <hello@listwright.example>",
  );
  expect(parseEnv({ ...standIn, MAIL_FROM: "a@shop.example" }).MAIL_FROM).toBe(
    "a@shop.example",
  );
});

test.each(["hello@shop.example", "Shop <hello@shop.example>"])(
  "MAIL_FROM: %s is valid",
  (sender) => {
    expect(parseEnv({ ...unset, MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  },
);

test.each([
  "Shop",
  "Shop hello@shop.example",
  "<hello@shop>",
  "a@shop.example, b@shop.example",
])("MAIL_FROM: %s is refused", (sender) => {
  expect(() => parseEnv({ ...unset, MAIL_FROM: sender })).toThrow(
    /MAIL_FROM must be an address/,
  );
});

test("CONTACT_EMAIL: optional, and an address", () => {
  const complete = { ...unset, MAIL_FROM: "hello@shop.example" };
  expect(parseEnv(complete).CONTACT_EMAIL).toBeUndefined();
  expect(
    parseEnv({ ...complete, CONTACT_EMAIL: "help@shop.example" }).CONTACT_EMAIL,
  ).toBe("help@shop.example");
  expect(() => parseEnv({ ...complete, CONTACT_EMAIL: "help" })).toThrow(
    "CONTACT_EMAIL must be an email address",
  );
});

const withoutStripe = Object.fromEntries(
  Object.entries({ ...unset, MAIL_FROM: "hello@shop.example" }).filter(
    ([name]) => !name.startsWith("STRIPE_"),
  ),
);

test("BILLING=off: no setting of Stripe is needed, and none is looked at", () => {
  expect(() => parseEnv(withoutStripe)).toThrow("STRIPE_SECRET_KEY is not set");
  for (const settings of [
    withoutStripe,
    { ...withoutStripe, STRIPE_SECRET_KEY: "left over" },
    {
      ...withoutStripe,
      NODE_ENV: "production",
      STRIPE_BASE_URL: "http://127.0.0.1:9",
    },
  ]) {
    const { BILLING, STRIPE_SECRET_KEY, STRIPE_BASE_URL } = parseEnv({
      ...settings,
      BILLING: "off",
    });
    expect([BILLING, STRIPE_SECRET_KEY, STRIPE_BASE_URL]).toEqual([
      "off",
      "sk_test_unused",
      undefined,
    ]);
  }
});

test("LISTINGS_PER_MONTH: a positive number, and only without billing", () => {
  const read = (LISTINGS_PER_MONTH: string, BILLING = "off") =>
    parseEnv({ ...withoutStripe, ...stripe, BILLING, LISTINGS_PER_MONTH })
      .LISTINGS_PER_MONTH;
  const stripe = Object.fromEntries(
    Object.entries(unset).filter(([name]) => name.startsWith("STRIPE_")),
  );
  expect(read("30")).toBe(30);
  for (const wrong of ["0", "-1", "1.5", "many", "100001"])
    expect(() => read(wrong)).toThrow("LISTINGS_PER_MONTH");
  expect(() => read("30", "on")).toThrow(
    "LISTINGS_PER_MONTH is only for BILLING=off",
  );
});

test("STRIPE_WEBHOOK_SECRET: one secret, or several separated by commas", () => {
  const read = (secrets: string) =>
    parseEnv({
      ...unset,
      MAIL_FROM: "hello@shop.example",
      STRIPE_WEBHOOK_SECRET: secrets,
    }).STRIPE_WEBHOOK_SECRET;
  expect(read("whsec_former_one")).toEqual(["whsec_former_one"]);
  expect(read("whsec_former_one, whsec_present_one")).toEqual([
    "whsec_former_one",
    "whsec_present_one",
  ]);
  for (const wrong of [
    "whsec_former_one,",
    "whsec_former_one,hunter22",
    "whsec_former_one whsec_present_one",
  ]) {
    expect(() => read(wrong)).toThrow(
      "STRIPE_WEBHOOK_SECRET must start with whsec_",
    );
  }
});

const bucket = {
  S3_BUCKET: "photos",
  S3_ENDPOINT: "https://s3.example/",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("S3 settings: all of them or none, and the endpoint without a slash at its end", () => {
  const complete = { ...unset, MAIL_FROM: "hello@shop.example" };
  expect(parseEnv({ ...complete, ...bucket }).S3_ENDPOINT).toBe(
    "https://s3.example",
  );
  for (const name of Object.keys(bucket)) {
    expect(() => parseEnv({ ...complete, ...bucket, [name]: "" })).toThrow(
      `${name} is not set`,
    );
    expect(() =>
      parseEnv({ ...complete, [name]: bucket[name as keyof typeof bucket] }),
    ).toThrow(/S3_\w+ is not set/);
  }
});

test("S3_BUCKET: the name of a bucket, not a path", () => {
  for (const name of ["a/b", "..", "Photos", "x", "photos/"]) {
    const given = {
      ...unset,
      MAIL_FROM: "hello@shop.example",
      ...bucket,
      S3_BUCKET: name,
    };
    expect(() => parseEnv(given)).toThrow(
      "S3_BUCKET must be the name of a bucket",
    );
  }
});

const etsyKey = Buffer.alloc(32, "key").toString("base64");
const etsySettings = {
  ETSY_KEYSTRING: "keystring",
  ETSY_SHARED_SECRET: "secret",
  TOKEN_ENCRYPTION_KEY: etsyKey,
};

test("Etsy settings: all of them or none; the encryption key alone is no reason to refuse", () => {
  const complete = {
    ...unset,
    MAIL_FROM: "hello@shop.example",
    ETSY_KEYSTRING: "",
    ETSY_SHARED_SECRET: "",
  };
  expect(parseEnv({ ...complete, ...etsySettings })).toMatchObject({
    TOKEN_ENCRYPTION_KEY: [etsyKey],
  });
  expect(
    parseEnv({ ...complete, TOKEN_ENCRYPTION_KEY: etsyKey }).ETSY_KEYSTRING,
  ).toBeUndefined();
  for (const name of Object.keys(etsySettings))
    expect(() =>
      parseEnv({ ...complete, ...etsySettings, [name]: "" }),
    ).toThrow(`${name} is not set`);
});

test("TOKEN_ENCRYPTION_KEY: 32 bytes in Base64, or several while one replaces another", () => {
  const read = (keys: string) =>
    parseEnv({
      ...unset,
      MAIL_FROM: "hello@shop.example",
      ...etsySettings,
      TOKEN_ENCRYPTION_KEY: keys,
    });
  const other = Buffer.alloc(32, 255).toString("base64url");
  expect(read(`${etsyKey}, ${other}`).TOKEN_ENCRYPTION_KEY).toEqual([
    etsyKey,
    other,
  ]);
  for (const wrong of [
    "short",
    `${etsyKey},`,
    Buffer.alloc(31).toString("base64"),
    `${etsyKey} ${other}`,
  ])
    expect(() => read(wrong)).toThrow(
      "TOKEN_ENCRYPTION_KEY must be 32 bytes in Base64",
    );
});

test.each(["DATABASE_URL", "DIRECT_DATABASE_URL"])(
  "%s: what would be read otherwise than it is meant is refused",
  (name) => {
    const read = (url: string) =>
      parseEnv({ ...unset, MAIL_FROM: "hello@shop.example", [name]: url });
    for (const url of [
      "postgres://u:a%23b@h/db",
      "postgres://u:p@h:5432/db?schema=public",
      "postgres://h/db?sslmode=require",
    ])
      expect(() => read(url)).not.toThrow();
    for (const url of [
      "postgres://h/db?schema=shop",
      "postgres://h/db?sslmode=require&schema=a",
    ])
      expect(() => read(url)).toThrow(`${name} must not name a schema`);
    for (const url of [
      "postgres://u:12#b@h/db",
      "postgres://u:1/b@h/db",
      "postgres://u:1?b@h/db",
      "postgres://u:1?b#c@h/db",
    ])
      expect(() => read(url)).toThrow(
        `${name} holds a password with characters that must be encoded`,
      );
  },
);

const withoutMail = {
  ...unset,
  RESEND_API_KEY: undefined,
  MAIL_FROM: "hello@shop.example",
};
const smtpUrl = "smtp://ada:secret-pw@mail.shop.example";

test("RESEND_API_KEY or SMTP_URL: one of them, whatever else is wrong", () => {
  expect(
    parseEnv({ ...withoutMail, SMTP_URL: smtpUrl }).RESEND_API_KEY,
  ).toBeUndefined();
  for (const others of [withoutMail, {}]) {
    expect(() => parseEnv(others)).toThrow("RESEND_API_KEY is not set");
    const both = { ...others, SMTP_URL: smtpUrl, RESEND_API_KEY: "re_1" };
    expect(() => parseEnv(both)).toThrow(
      "SMTP_URL must not be set together with RESEND_API_KEY",
    );
  }
});

test.each([
  ["smtp://mail.shop.example", 587, true, false],
  ["smtp://mail.shop.example:25", 25, true, false],
  ["smtps://mail.shop.example", 465, false, true],
  ["smtp://10.0.0.5:25", 25, true, false],
  ["smtp://localhost.shop.example", 587, true, false],
  ["smtp://127.0.0.1.shop.example", 587, true, false],
  ["smtp://LOCALHOST:25", 25, false, false],
  ["smtp://127.0.0.2:25", 25, false, false],
  ["smtp://[::1]:25", 25, false, false],
])(
  "SMTP_URL: %s has port %i, requires STARTTLS: %s, TLS: %s",
  (url, port, requireTLS, secure) => {
    expect(parseEnv({ ...withoutMail, SMTP_URL: url }).SMTP_URL).toMatchObject({
      port,
      requireTLS,
      secure,
      login: null,
    });
  },
);

test.each([
  "mail.shop.example:587",
  "http://mail.shop.example",
  "smtp://",
  "smtp:mail.shop.example",
  "smtp://ada@mail.shop.example",
  "smtp://:secret-pw@mail.shop.example",
  "smtp://ada:secret-pw#1@mail.shop.example",
  "smtp://ada:secret-pw/1@mail.shop.example",
  "smtp://ada:secret-pw?1@mail.shop.example",
  "smtp://ada:secret-pw%@mail.shop.example",
  "smtp://ada:secret-pw%0D%0ARSET@mail.shop.example",
  "smtp://mail.shop.example/inbox",
])("SMTP_URL: %s is refused without being shown", (url) => {
  const read = () => parseEnv({ ...withoutMail, SMTP_URL: url });
  expect(read).toThrow(
    /^The configuration is not complete:\n {2}SMTP_URL must be smtp:[^\n]+$/,
  );
  expect(read).not.toThrow("secret-pw");
});

const production = () => ({
  ...unset,
  MAIL_FROM: "hello@shop.example",
  ...Object.fromEntries(
    Object.keys(envSchema.shape)
      .filter((name) => name.endsWith("_BASE_URL"))
      .map((name) => [name, ""]),
  ),
  ALLOW_LOOPBACK_FETCH: "",
  ALLOW_STAND_INS: "",
  NODE_ENV: "production",
});

test.each([
  "https://models.example/v1",
  "http://localhost:11434",
  "http://127.0.0.1:8080",
  "http://[::1]:8080",
  "http://10.1.2.3:8000",
  "http://172.31.0.9",
  "http://192.168.1.20:1234",
  "http://[fd00::5]:8000",
  "http://[::ffff:10.0.0.1]:8000",
  "http://ollama:11434",
  "http://models.internal",
  "http://nas.local",
])("ANTHROPIC_BASE_URL: production takes %s by itself", (url) => {
  const settings = { ...production(), ANTHROPIC_BASE_URL: url };
  expect(parseEnv(settings).ANTHROPIC_BASE_URL).toBe(url);
});

const plainText =
  "ANTHROPIC_BASE_URL must start with https://, unless it leads to this machine or a private address";
test.each([
  ["http://models.example", plainText],
  ["http://203.0.113.9", plainText],
  ["http://172.32.0.9", plainText],
  ["http://169.254.169.254", plainText],
  ["http://[2001:db8::1]", plainText],
  ["http://[::ffff:203.0.113.9]", plainText],
  ["http://127.0.0.1.models.example", plainText],
  ["http://local", null],
  [
    "https://me:hunter2@models.example",
    "ANTHROPIC_BASE_URL must not hold a user name or password",
  ],
  ["ftp://10.0.0.1", "ANTHROPIC_BASE_URL Invalid URL"],
])("ANTHROPIC_BASE_URL: production and %s", (url, problem) => {
  const read = () => parseEnv({ ...production(), ANTHROPIC_BASE_URL: url });
  if (problem === null) expect(read).not.toThrow();
  else expect(read).toThrow(problem);
});

test("the addresses of other services still need ALLOW_STAND_INS in production", () => {
  for (const name of ["RESEND_BASE_URL", "STRIPE_BASE_URL", "ETSY_BASE_URL"]) {
    const settings = { ...production(), [name]: "https://127.0.0.1:9" };
    expect(() => parseEnv(settings)).toThrow(
      `${name} is only allowed with ALLOW_STAND_INS=true`,
    );
  }
});

test.each([
  [{}, 26_000],
  [{ MODEL_DEADLINE_MS: "180000" }, 180_000],
  [{ ANTHROPIC_DEADLINE_MS: "9000" }, 9_000],
  [{ ANTHROPIC_DEADLINE_MS: "9000", MODEL_DEADLINE_MS: "9000" }, 9_000],
  [
    { ANTHROPIC_DEADLINE_MS: "9000", MODEL_DEADLINE_MS: "9001" },
    "ANTHROPIC_DEADLINE_MS is the former name of MODEL_DEADLINE_MS, and differs from it",
  ],
  [{ MODEL_DEADLINE_MS: "180001" }, "MODEL_DEADLINE_MS"],
  [{ ANTHROPIC_DEADLINE_MS: "180001" }, "ANTHROPIC_DEADLINE_MS"],
])("MODEL_DEADLINE_MS: %j gives %s", (given, expected) => {
  const read = () =>
    parseEnv({
      ...production(),
      ANTHROPIC_DEADLINE_MS: "",
      MODEL_DEADLINE_MS: "",
      ...given,
    }).MODEL_DEADLINE_MS;
  if (typeof expected === "number") expect(read()).toBe(expected);
  else expect(read).toThrow(expected);
});

test.each([
  [100, 0],
  [26_000, 0],
  [26_001, 1],
  [180_000, 154],
])(
  "a deadline of %d ms: what waits for a model waits %d seconds longer",
  (ms, seconds) => {
    expect(extraSecondsOf({ MODEL_DEADLINE_MS: ms })).toBe(seconds);
  },
);
