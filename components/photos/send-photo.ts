import type { z } from "zod";
import { apiResponse, toApiError } from "@/lib/browser/api";
import { unreachable } from "@/lib/browser/api-error";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import type { PhotoSize } from "@/lib/photos/limits";

export type SendOptions = {
  onPercent: (percent: number) => void;
  signal: AbortSignal;
};

/** Uploads one photo of the signed-in user's. Throws as `sendPhotoTo` does. */
export const sendPhoto = (
  photo: File,
  size: PhotoSize | null,
  options: SendOptions,
) => sendPhotoTo("/api/photos", loadAnswerSchema, { photo, size, options });

const loadAnswerSchema = async () =>
  (await import("@/lib/photos/schema")).uploadedPhotoSchema;

const stopped = () => new DOMException("The upload was stopped.", "AbortError");

type Sent = { photo: File; size: PhotoSize | null; options: SendOptions };

/**
 * Uploads one photo; `size` is that of the photo as it was taken. By
 * XMLHttpRequest, since fetch doesn't tell how much is sent. Throws ApiError,
 * of status 0 where there was no answer. What reads the answer is there before
 * anything is sent: a photo whose answer is lost would be sent again.
 */
export async function sendPhotoTo<S extends z.ZodType>(
  address: string,
  loadSchema: () => Promise<S>,
  { photo, size, options: { onPercent, signal } }: Sent,
) {
  const schema = await loadSchema().catch(() => {
    throw unreachable();
  });
  if (signal.aborted) throw stopped();
  return new Promise<z.output<S>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("photo", photo);
    if (size) {
      body.append("width", String(size.width));
      body.append("height", String(size.height));
    }
    request.open("POST", address);
    request.upload.onprogress = ({ loaded, total }) =>
      total > 0 && onPercent(Math.round((loaded / total) * 100));
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(stopped());
    request.onload = () => {
      const { status, statusText } = request;
      const answer = parseAnswer(request.responseText);
      if (status < 200 || status >= 300)
        return reject(toApiError(status, statusText, answer ?? {}));
      const uploaded = schema.safeParse(answer);
      // A page of a proxy in place of the answer is like none.
      if (uploaded.success) resolve(uploaded.data);
      else reject(unreachable());
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

/**
 * Deletes a photo, as long as no listing has it. Whether it works matters to
 * nobody on this page.
 */
export function deleteWaiting(id: string) {
  apiResponse("DELETE", `/api/photos/${id}?waiting=true`, undefined, {
    keepalive: true,
  }).catch(() => undefined);
}

function parseAnswer(text: string): object | null {
  const answer = parseJson(text);
  return typeof answer === "object" ? answer : null;
}
