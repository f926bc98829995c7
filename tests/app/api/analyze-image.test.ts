import { POST } from "@/app/api/analyze-image/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { inFullRuns } from "@/tests/support/repetitions";

process.env.ANTHROPIC_DEADLINE_MS = "2500";
const sandbox = setUpModelSandbox();

async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  return {
    user,
    analyze: async (image?: File) => {
      const form = new FormData();
      if (image) form.set("image", image);
      const response = await POST(
        createRequest("POST", "/api/analyze-image", form, { cookie }),
      );
      return { status: response.status, body: await response.json() };
    },
  };
}

test("analyzing a photo: returns values that the form accepts, and uses no quota", async () => {
  const seller = await createSeller();
  const { status, body } = await seller.analyze(photoFile(await createJpeg()));
  expect(status).toBe(200);
  expect(Object.keys(body).length).toBeGreaterThan(0);
  const { photo, ...form } = body;
  expect(listingFormSchema.partial().safeParse(form).success).toBe(true);
  expect(photo.map((check: { id: string }) => check.id)).toEqual([
    "size",
    "aspect",
    "focus",
    "light",
    "background",
  ]);
  expect(photo[0]).toMatchObject({
    ok: false,
    message: expect.stringContaining("400 pixels"),
  });
  expect(body.productName).not.toBe("");
  expect(await countUsed(seller.user.id)).toBe(0);
  expect(
    await db().reservation.count({ where: { userId: seller.user.id } }),
  ).toBe(0);
});

test("any response of the model: the returned values fit the form's limits", async () => {
  const answer = JSON.stringify({
    productName: `<b>Mug</b>\u202e${"x".repeat(300)}`,
    materials: 42,
    styleDesign: null,
    colors: ["Red", "red", "Ultraviolet", 7],
    audience: "",
    category: "cars",
    extraDetails: "Line.\n".repeat(400),
    isAdmin: true,
  });
  await sandbox.fail({ mode: "answer", answer });
  const { status, body } = await (await createSeller()).analyze(
    photoFile(await createJpeg()),
  );
  expect(status).toBe(200);
  const { photo: _, ...form } = body;
  expect(listingFormSchema.partial().safeParse(form).error).toBeUndefined();
  expect(body.colors).toEqual(["Red"]);
  expect(Object.keys(body)).not.toContain("category");
  expect(JSON.stringify(body)).not.toMatch(/<b>|\u202e/);
});

type Failure = [
  name: string,
  fault: Parameters<typeof sandbox.fail>[0],
  status: number,
];

test.each<Failure>([
  ["not JSON", { mode: "malformed" }, 502],
  ["a refusal", { mode: "refusal" }, 502],
  ["a spent budget", { mode: "status", status: 402 }, 503],
  ...inFullRuns<Failure>([
    ["null", { mode: "answer", answer: "null" }, 502],
    ["overloaded", { mode: "status", status: 529 }, 503],
    ["too many requests, no time named", { mode: "status", status: 429 }, 503],
    ["silence", { mode: "hang" }, 502],
  ]),
])("%s: a clear error", async (_, fault, status) => {
  await sandbox.fail(fault);
  const answer = await (await createSeller()).analyze(
    photoFile(await createJpeg()),
  );
  expect(answer.status).toBe(status);
  expect(answer.body.message).not.toBe("");
});

test("a missing or invalid photo: 422", async () => {
  const seller = await createSeller();
  const none = await seller.analyze();
  expect([none.status, none.body.message]).toEqual([
    422,
    "Please upload an image first",
  ]);
  const text = await seller.analyze(photoFile(Buffer.from("hello")));
  expect([text.status, text.body.code]).toEqual([
    415,
    "unsupported_media_type",
  ]);
  expect(await sandbox.modelCalls()).toEqual([]);
});

test("rate limit: 30 photos an hour", async () => {
  const seller = await createSeller();
  const text = photoFile(Buffer.from("hello"));
  const statuses = await Promise.all(
    Array.from({ length: 33 }, async () => (await seller.analyze(text)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test("without a session: 401", async () => {
  expect(
    (await POST(createRequest("POST", "/api/analyze-image", new FormData())))
      .status,
  ).toBe(401);
});
