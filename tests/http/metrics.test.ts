import { randomBytes, randomUUID } from "node:crypto";
import { call, instances } from "@/tests/support/instances";
import { listRoutes } from "@/tests/support/list-routes";
import { runs } from "@/tests/support/repetitions";

const [instance] = instances();
const authorization = "Bearer metrics-of-the-tests";

async function scrape() {
  const response = await fetch(`${instance}/metrics`, {
    headers: { authorization },
  });
  expect([response.status, response.headers.get("cache-control")]).toEqual([
    200,
    "private, no-store",
  ]);
  return response.text();
}

const word = () => randomBytes(6).toString("base64url");
const makers: (() => string)[] = [
  () => `/${word()}`,
  () => `/${word()}/${word()}`,
  () => "/api",
  () => `/api/${word()}`,
  () => `/api/${word()}/${word()}/${word()}/`,
  () =>
    `/api/${Array.from({ length: 1 + Math.floor(Math.random() * 30) }, () => "api").join("/")}`,
  () => `/api/auth/${word()}/auth`,
  () => `/api/listings/${word()}`,
  () => `/api/listings/%2541${word()}`,
  () => `/api/listings/${encodeURIComponent(`é/${word()}%`)}`,
  () => `/api/listings/${word()}/form?${word()}`,
  () => "/api/listings/listings/form",
  () => "/api/listings/form/form",
  () => `/api/logos/${word()}/${word()}`,
  () => `/api/verify-subscription/cs_test_${randomUUID()}`,
  () => `/admin/api/users/${word()}`,
  () => `/_next/static/${word()}.js`,
  () => `/metrics/${word()}`,
];

const count = runs(1_000);

test(`metrics: ${count} random paths are counted under the routes we have`, async () => {
  const paths = Array.from(
    { length: count },
    (_, index) => makers[index % makers.length]?.() ?? "/",
  );
  for (let at = 0; at < paths.length; at += 20) {
    await Promise.all(
      paths.slice(at, at + 20).map(async (path) => {
        const response = await call(
          instance,
          at % 40 === 0 ? "GET" : "POST",
          path,
          at % 40 === 0 ? undefined : {},
        );
        await response.arrayBuffer();
      }),
    );
  }
  const routes = [
    ...(await scrape()).matchAll(
      /^listwright_requests_total\{route="([^"]*)"/gm,
    ),
  ].map(([, route]) => route);
  const known = listRoutes().map(
    (route) =>
      route.split(" ")[1]?.replace("[[...", "[...").replace("]]", "]") ?? "",
  );
  expect(routes).toContain("/api/[...unknown]");
  expect(routes).toContain("/api/listings/[id]");
  // "/api" and "/api/v1" are [[...unknown]] without the optional rest.
  const others = [
    "(static)",
    "(page)",
    "(refused)",
    "(unknown)",
    "/api",
    "/api/v1",
  ];
  expect(
    routes.filter((route) => ![...known, ...others].includes(route ?? "")),
  ).toEqual([]);
});

test("metrics: other methods are refused like those of a call", async () => {
  const response = await call(instance, "POST", "/metrics", {});
  expect([
    response.status,
    response.headers.get("allow"),
    await response.json(),
  ]).toMatchObject([
    405,
    expect.stringContaining("GET"),
    { code: "method_not_allowed" },
  ]);
});
