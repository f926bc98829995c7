import type { Page } from "@playwright/test";
import { expect } from "@/tests/e2e/support/fixtures";

declare global {
  interface Window {
    recordPhoto: (base64: string, size: string) => Promise<void>;
  }
}

type Upload = { bytes: Buffer; size: string };

/**
 * Records what the form uploads, which Playwright doesn't report for files.
 * Call it before the page is opened.
 */
export async function recordUploads(page: Page) {
  const uploads: Upload[] = [];
  await page.exposeFunction("recordPhoto", (base64: string, size: string) =>
    uploads.push({ bytes: Buffer.from(base64, "base64"), size }),
  );
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function sendRecorded(body) {
      const photo = body instanceof FormData && body.get("photo");
      if (!(body instanceof FormData) || !(photo instanceof Blob))
        return send.call(this, body);
      const reader = new FileReader();
      reader.onload = async () => {
        await window.recordPhoto(
          String(reader.result).replace(/^.*base64,/, ""),
          `${body.get("width")}x${body.get("height")}`,
        );
        send.call(this, body);
      };
      reader.readAsDataURL(photo);
    };
  });
  return {
    uploads,
    /** The next upload, once it is sent. */
    async next(): Promise<Upload> {
      await expect.poll(() => uploads.length).toBeGreaterThan(0);
      return uploads.shift() ?? { bytes: Buffer.alloc(0), size: "" };
    },
  };
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export function chooseFiles(page: Page, files: ChosenFile[]) {
  return page
    .locator('input[type="file"][multiple]')
    .last()
    .setInputFiles(files);
}
