import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { fetchWhole } from "@/tests/support/fetch-whole";
import { call, instances } from "@/tests/support/instances";
import { createJpegOfSize, photoFile } from "@/tests/support/photos";

const [instance] = instances();
const megabyte = 1024 * 1024;

afterAll(() => db().$disconnect());

function upload(image: File) {
  const form = new FormData();
  form.set("image", image);
  form.set("productDescription", "Product: Bowl");
  return form;
}

async function post(path: string, body: unknown, cookie?: string) {
  const response = await call(
    instance,
    "POST",
    path,
    body,
    cookie ? { cookie } : {},
  );
  return { status: response.status, body: await response.json() };
}

test("a photo of exactly ten megabytes: generates a listing", async () => {
  const cookie = await signIn(await createUser());
  const photo = photoFile(await createJpegOfSize(10 * megabyte));
  expect(
    await post("/api/generate-from-image", upload(photo), cookie),
  ).toMatchObject({ status: 200 });
});

test.each([
  ["one byte more", 10 * megabyte + 1],
  ["sixty megabytes", 60 * megabyte],
])("%s: refused with a message, and nothing is counted", async (_, size) => {
  const user = await createUser();
  const cookie = await signIn(user);
  const photo = photoFile(await createJpegOfSize(size));
  expect(await post("/api/generate-from-image", upload(photo), cookie)).toEqual(
    {
      status: 413,
      body: {
        code: "too_large",
        message: "Image is too large. Maximum size is 10MB.",
      },
    },
  );
  expect(await db().reservation.count({ where: { userId: user.id } })).toBe(0);
});

test("an endless body is canceled", async () => {
  const cookie = await signIn(await createUser());
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += megabyte;
      controller.enqueue(Buffer.alloc(megabyte, 0x20));
      if (sent >= 200 * megabyte) controller.close();
    },
  });
  const response = await fetch(`${instance}/api/generate-from-image`, {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "multipart/form-data; boundary=x",
      Cookie: cookie,
    },
    body: endless,
    duplex: "half",
  } as RequestInit).catch(() => null);
  // A connection closed on a sender that does not listen is as good as the
  // answer.
  if (response) expect(response.status).toBe(413);
  expect(sent).toBeLessThan(200 * megabyte);
});

test.each([
  ["a visitor", undefined, 401, "unauthenticated"],
  ["a form of a megabyte", megabyte, 413, "too_large"],
  ["a form of sixty kilobytes", 60_000, 422, "invalid_input"],
])("%s: refused before the body is read", async (_, size, status, code) => {
  const cookie = size ? await signIn(await createUser()) : undefined;
  const form = new FormData();
  form.set(
    "formData",
    JSON.stringify({ productName: "Mug", extraDetails: "x".repeat(size ?? 0) }),
  );
  expect(await post("/api/generate-listing", form, cookie)).toMatchObject({
    status,
    body: { code },
  });
});

test("the instance still responds afterwards", async () => {
  expect((await fetchWhole(`${instance}/api/health`)).status).toBe(200);
});
