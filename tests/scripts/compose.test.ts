import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { parseEnv } from "@/lib/env";

const dependency = z.record(
  z.string(),
  z.strictObject({ condition: z.string() }),
);
const service = z.strictObject({
  image: z.string().optional(),
  build: z.literal(".").optional(),
  command: z.array(z.string()).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z.record(z.string(), z.unknown()).optional(),
  stop_grace_period: z.string().optional(),
  depends_on: dependency.optional(),
  restart: z.string().optional(),
});
const composeSchema = z.strictObject({
  services: z.strictObject({
    database: service,
    migrate: service,
    app: service,
  }),
  volumes: z.record(z.string(), z.null()),
});
const text = readFileSync("compose.yaml", "utf8");
const { services, volumes } = composeSchema.parse(parse(text));
const { database, migrate, app } = services;
const dockerfile = readFileSync("Dockerfile", "utf8");

const reference = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** As Compose fills in `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`. */
function fill(value: string | number, given: Record<string, string>) {
  return String(value).replace(
    reference,
    (_, name: string, mark?: string, rest = "") => {
      const found = given[name];
      if (found) return found;
      if (mark === "?") throw new Error(`${name}: ${rest}`);
      return mark === "-" ? rest : "";
    },
  );
}
const fillAll = (
  environment: typeof app.environment,
  given: Record<string, string>,
) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      fill(value, given),
    ]),
  );

const secrets = {
  POSTGRES_PASSWORD: "lettersanddigits",
  NEXTAUTH_SECRET: "a-secret-that-is-only-for-the-tests-0123456789",
  IDENTITY_HASH_KEY: "an-identity-key-only-for-the-tests-0123456789",
};

test("compose.yaml: migrations wait for a healthy database, the application for the migrations", () => {
  expect(database.healthcheck?.test).toEqual([
    "CMD",
    "pg_isready",
    "--username=listwright",
  ]);
  expect(migrate.depends_on).toEqual({
    database: { condition: "service_healthy" },
  });
  expect(app.depends_on).toEqual({
    migrate: { condition: "service_completed_successfully" },
  });
  expect(migrate.command).toEqual(["node", "scripts/run.mjs", "migrate"]);
  expect([migrate.build, app.build, database.image]).toEqual([
    ".",
    ".",
    expect.stringMatching(/^postgres:\d+$/),
  ]);
});

test("compose.yaml: what the database stores is on a volume that is declared", () => {
  expect(database.volumes?.map((volume) => volume.split(":")[0])).toEqual(
    Object.keys(volumes),
  );
});

test("compose.yaml: the port of the application is the image's, and only a proxy on this machine reaches it", () => {
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
  expect(app.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  expect(String(app.environment.PORT)).toBe(port);
  expect([database.ports, migrate.ports]).toEqual([undefined, undefined]);
});

test("compose.yaml: the application has the image's health check, and longer to stop than it drains", () => {
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/api\/health/m);
  expect(app.healthcheck).toBeUndefined();
  const drainSeconds = Number(
    /drainTime = (\d+)_000/.exec(readFileSync("server/index.ts", "utf8"))?.[1],
  );
  expect(Number.parseInt(app.stop_grace_period ?? "", 10)).toBeGreaterThan(
    drainSeconds,
  );
});

test("compose.yaml: its variables and the settings of .env make a complete configuration", () => {
  const given = { ...process.env, ...fillAll(app.environment, secrets) };
  const {
    DATABASE_URL,
    TRUSTED_PROXY_HOPS,
    NEXTAUTH_SECRET,
    IDENTITY_HASH_KEY,
  } = parseEnv(given);
  expect({
    DATABASE_URL,
    TRUSTED_PROXY_HOPS,
    NEXTAUTH_SECRET,
    IDENTITY_HASH_KEY,
  }).toEqual({
    DATABASE_URL:
      "postgresql://listwright:lettersanddigits@database:5432/listwright",
    TRUSTED_PROXY_HOPS: 1,
    NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
    IDENTITY_HASH_KEY: secrets.IDENTITY_HASH_KEY,
  });
  expect(fillAll(migrate.environment, secrets)).toEqual({ DATABASE_URL });
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = fillAll(
    database.environment,
    secrets,
  );
  expect(DATABASE_URL).toBe(
    `postgresql://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
  );
});

test.each(Object.keys(secrets))(
  "compose.yaml without %s: refused, with what to do",
  (name) => {
    const given = { ...secrets, [name]: "" };
    const fillEverything = () =>
      [database, app].map(({ environment }) => fillAll(environment, given));
    expect(fillEverything).toThrow(new RegExp(`^${name}: set it in .env`));
  },
);

test("compose.yaml: has no secret of its own, and the image takes no .env", () => {
  const written = Object.values(services).flatMap(({ environment }) =>
    Object.entries(environment),
  );
  const secretNames = written.filter(([name]) =>
    /SECRET|KEY|TOKEN|PASSWORD/.test(name),
  );
  expect(secretNames.map(([name]) => name).sort()).toEqual(
    Object.keys(secrets).sort(),
  );
  for (const [, value] of secretNames)
    expect(String(value).replace(reference, "")).toBe("");
  const addresses = written.filter(([name]) => name.endsWith("_URL"));
  for (const [, value] of addresses)
    expect(value).toContain(":$" + "{POSTGRES_PASSWORD}@");
  expect(app.env_file).toBe(".env");
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  expect(ignored).toContain(".env");
});
