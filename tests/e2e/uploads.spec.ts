import type { Page } from "@playwright/test";
import sharp from "sharp";
import { modelSizeOf } from "@/lib/photos/limits";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { createPhonePhoto } from "@/tests/support/phone-photo";

test.use({ allowedComplaints: failedRequest(401, 422) });

const traces = ["Exif", "Kiln", "Pocket 7", "GPS", "IMG_0007"];

async function choose(page: Page, buffer: Buffer, name = "IMG_0007.jpg") {
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles({
      name,
      mimeType: name.endsWith("png") ? "image/png" : "image/jpeg",
      buffer,
    });
}

declare global {
  interface Window {
    recordUpload: (base64: string) => Promise<void>;
  }
}

/**
 * Opens /generate and records the bytes of uploads, which Playwright doesn't
 * report for files.
 */
async function openGenerator(page: Page) {
  const uploads: Buffer[] = [];
  await page.exposeFunction("recordUpload", (base64: string) =>
    uploads.push(Buffer.from(base64, "base64")),
  );
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (address, options) => {
      if (options?.body instanceof FormData) {
        const reader = new FileReader();
        reader.readAsDataURL(await new Response(options.body).blob());
        await new Promise((resolve) =>
          reader.addEventListener("load", resolve),
        );
        await window.recordUpload(
          String(reader.result).replace(/^.*base64,/, ""),
        );
      }
      return send(address, options);
    };
  });
  await signInAsNewSeller(page);
  await page.goto("/generate");
  return async function sentBy(button: string): Promise<Buffer> {
    await page.getByRole("button", { name: button }).click();
    await expect.poll(() => uploads.length).toBeGreaterThan(0);
    return uploads.pop() ?? Buffer.alloc(0);
  };
}

function photoIn(body: Buffer) {
  const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const end = body.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return body.subarray(start, end + 2);
}

test("a phone's photo: uploaded small, rotated, and without metadata", async ({
  page,
}) => {
  const sentBy = await openGenerator(page);
  const original = await createPhonePhoto();
  await choose(page, original);
  await expect(
    page.getByRole("list", { name: "About this photo" }),
  ).toContainText("size");

  const body = await sentBy("Analyze & Fill Form");
  test.info().annotations.push({
    type: "bytes",
    description: `${original.length} chosen, ${body.length} sent`,
  });
  process.stdout.write(
    `uploads: ${original.length} bytes chosen, ${body.length} bytes sent\n`,
  );
  expect(body.length).toBeLessThanOrEqual(300 * 1024);
  for (const trace of traces) expect(body.includes(trace)).toBe(false);

  const sent = photoIn(body);
  const { width, height, exif, orientation } = await sharp(sent).metadata();
  expect({ width, height }).toEqual(modelSizeOf({ width: 3000, height: 4000 }));
  expect({ exif, orientation }).toEqual({});
  // The wall is red and above; the table below is not.
  const [red, green, blue] = await sharp(sent)
    .extract({ left: 500, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(100);
  await expect(page.getByText("Form filled from your photo")).toBeVisible();
});

test(
  "a photo full of noise: still within the size limit",
  onlyFull,
  async ({ page }) => {
    const sentBy = await openGenerator(page);
    const noise = {
      create: {
        width: 2000,
        height: 2000,
        channels: 3 as const,
        noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
      },
    };
    const original = await sharp(noise as never)
      .jpeg({ quality: 70 })
      .toBuffer();
    await choose(page, original);
    const body = await sentBy("Analyze & Fill Form");
    process.stdout.write(
      `uploads: ${original.length} bytes of noise chosen, ${body.length} bytes sent\n`,
    );
    expect(body.length).toBeLessThanOrEqual(301 * 1024);
  },
);

test.describe("a broken file", () => {
  // Playwright itself requests the image that could not be shown.
  test.use({
    allowedComplaints:
      /status of 4(01|22)|Connecting to 'blob:|policy violation: connect-src blob$/,
  });

  test("a file that the browser can't read: refused at once with the reason, and nothing is uploaded", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) =>
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await openGenerator(page);
    const broken = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.alloc(5_000, 7),
    ]);
    await choose(page, broken);
    await expect(
      page.getByRole("alert").getByText(/can't be read; it may be damaged/),
    ).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Analyze & Fill Form" }),
    ).toBeDisabled();
    expect(requests).not.toContain("POST /api/photos");
  });
});

test(
  "without web workers: the original is uploaded",
  onlyFull,
  async ({ page }) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(window, "OffscreenCanvas"),
    );
    const sentBy = await openGenerator(page);
    const original = await createPhonePhoto();
    await choose(page, original);
    await expect(
      page.getByRole("list", { name: "About this photo" }),
    ).toContainText("size, shape");
    const body = await sentBy("Analyze & Fill Form");
    expect(body.length).toBeGreaterThan(original.length);
  },
);

test(
  "a small, dark photo: suggestions are shown, and it can be used",
  onlyFull,
  async ({ page }) => {
    await openGenerator(page);
    const dark = {
      create: {
        width: 900,
        height: 700,
        channels: 3 as const,
        background: "#17140f",
      },
    };
    await choose(page, await sharp(dark).png().toBuffer(), "dark.png");
    const list = page.getByRole("list", { name: "About this photo" });
    await expect(list).toContainText("The shortest side has 700 pixels.");
    await expect(list).toContainText("The photo is dark.");
    await expect(
      page.getByRole("button", {
        name: "Generate Complete Listing from Photo",
      }),
    ).toBeEnabled();
  },
);

test(
  "facts read from the photo never replace entered values unless the seller accepts them",
  onlyFull,
  async ({ page }) => {
    await openGenerator(page);
    await page
      .getByRole("textbox", { name: "Product name" })
      .fill("Grandmother's jug");
    await choose(page, await createPhonePhoto());
    await page.getByRole("button", { name: "Analyze & Fill Form" }).click();
    await expect(
      page.getByText("From your photo. Please check.").first(),
    ).toBeVisible();
    await expect(
      page.getByRole("textbox", { name: "Product name" }),
    ).toHaveValue("Grandmother's jug");
    await page
      .getByRole("button", { name: /Use this for Product name/i })
      .click();
    await expect(
      page.getByRole("textbox", { name: "Product name" }),
    ).not.toHaveValue("Grandmother's jug");
  },
);
