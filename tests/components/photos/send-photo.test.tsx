import { sendPhotoTo } from "@/components/photos/send-photo";
import { uploadedPhotoSchema } from "@/lib/photos/schema";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";

const sentBy = (
  loadSchema: () => Promise<typeof uploadedPhotoSchema>,
  signal = new AbortController().signal,
) =>
  sendPhotoTo("/api/photos", loadSchema, {
    photo: file("image/jpeg", "cup.jpg"),
    size: null,
    options: { onPercent: () => undefined, signal },
  });

/** Counts the requests that are opened. */
function countRequests() {
  provideBrowserParts();
  const opened = jest.spyOn(XMLHttpRequest.prototype, "open");
  return () => opened.mock.calls.length;
}

test("a photo whose answer could not be read: not sent, and told as out of reach", async () => {
  const requests = countRequests();
  const sending = sentBy(() => Promise.reject(new Error("no such file")));
  await expect(sending).rejects.toMatchObject({ status: 0, code: "offline" });
  expect(requests()).toBe(0);
});

test("a photo that is taken out before it is sent: not sent", async () => {
  const requests = countRequests();
  const stopping = new AbortController();
  const sending = sentBy(async () => uploadedPhotoSchema, stopping.signal);
  stopping.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  expect(requests()).toBe(0);
});
