import { readFileSync } from "node:fs";
import path from "node:path";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { fileOfRoute, listRoutes } from "@/tests/support/list-routes";
import { matrix } from "@/tests/support/matrix";

beforeEach(() => {
  process.env.BILLING = "off";
});
afterEach(() => {
  delete process.env.BILLING;
});
afterAll(closeConnections);

/** What is about what an account may do, whether or not anything is paid. */
const everywhere = ["find-subscription-status", "quota/", "usage", "schema"];

/** Whether a route changes plans, or receives what Stripe says of them. */
function isOfBilling(file: string) {
  const imports = readFileSync(file, "utf8").matchAll(
    /from "@\/lib\/billing\/([^"]+)"/g,
  );
  return [...imports].some(
    ([, name]) => !everywhere.some((part) => name?.startsWith(part)),
  );
}

const routes = listRoutes().filter((route) => isOfBilling(fileOfRoute(route)));

test("routes of billing: the matrix marks them, and no other", () => {
  expect(routes).toEqual([
    "GET /api/verify-subscription/[sessionId]",
    "POST /api/billing-portal",
    "POST /api/create-checkout-session",
    "POST /api/start-trial",
    "POST /api/upgrade-subscription",
    "POST /api/webhooks/stripe",
  ]);
  const marked = Object.entries(matrix).flatMap(([route, row]) =>
    row.needsBilling ? [route] : [],
  );
  expect(marked.sort()).toEqual(routes);
});

test.each(routes)(
  "%s: without billing not found, as what never existed",
  async (route) => {
    const [method = "", address = ""] = route.split(" ");
    const handlers = (await import(path.resolve(fileOfRoute(route)))) as Record<
      string,
      (request: Request, context: object) => Promise<Response>
    >;
    const user = await createUser();
    const body = method === "POST" ? {} : undefined;
    for (const cookie of [undefined, await signIn(user)]) {
      const request = createRequest(method, address, body, {
        ...(cookie !== undefined && { cookie }),
      });
      const params = Promise.resolve({ sessionId: "cs_test_none" });
      const answer = await handlers[method]?.(request, { params });
      expect([answer?.status, await answer?.json()]).toEqual([
        404,
        expect.objectContaining({
          code: "not_found",
          message: "Endpoint not found.",
        }),
      ]);
    }
  },
);

test.each(["pricing", "success"])(
  "/%s: without billing not found",
  async (page) => {
    const { default: Page, metadata } = await import(
      `@/app/(site)/${page}/page`
    );
    expect(Page).toThrow(/NEXT_HTTP_ERROR_FALLBACK;404/);
    expect(metadata).toEqual({});
  },
);
