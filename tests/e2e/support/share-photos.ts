import type { Page } from "@playwright/test";

export type Shared = { name: string; mimeType: string; buffer: Buffer };

/**
 * As the phone's share sheet does: a form that is sent to the action of the
 * manifest.
 */
export async function sharePhotos(page: Page, files: Shared[]) {
  const action = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>(
      'link[rel="manifest"]',
    );
    const manifest = await (await fetch(link?.href ?? "")).json();
    const form = Object.assign(document.createElement("form"), {
      method: manifest.share_target.method,
      enctype: manifest.share_target.enctype,

      action: manifest.share_target.action,
      id: "share",
    });
    const [{ name }] = manifest.share_target.params.files;
    form.append(
      Object.assign(document.createElement("input"), {
        type: "file",
        name,
        multiple: true,
      }),
    );
    document.body.append(form);
    return form.action;
  });
  await page.locator("#share input").setInputFiles(files);
  await Promise.all([
    page.waitForURL(/\/generate/),
    page.waitForEvent("framenavigated"),
    page.evaluate(() =>
      document.querySelector<HTMLFormElement>("#share")?.submit(),
    ),
  ]);
  return action;
}
