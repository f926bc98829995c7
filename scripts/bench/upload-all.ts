import { form } from "./generate";
import { median, timed } from "./statistics";

const photosEach = 6;

type PhotoFlood = { address: string; cookies: string[]; photo: Buffer };

const headersOf = (cookie: string) => ({
  "Sec-Fetch-Site": "same-origin",
  Cookie: cookie,
});

async function upload(address: string, cookie: string, photo: Buffer) {
  const body = new FormData();
  body.set(
    "photo",
    new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }),
  );
  const response = await fetch(`${address}/api/photos`, {
    method: "POST",
    headers: headersOf(cookie),
    body,
  });
  const answer: { id?: string; message?: string } = await response.json();
  if (answer.id === undefined) throw new Error(answer.message);
  return answer.id;
}

type PhotoSet = { cookie: string; photoIds: string[] };

/** Uploads six photos for each cookie, one after the other. */
export async function uploadAll({ address, cookies, photo }: PhotoFlood) {
  const times: number[] = [];
  const sets: PhotoSet[] = [];
  for (const cookie of cookies) {
    const photoIds: string[] = [];
    for (let count = 0; count < photosEach; count += 1) {
      times.push(
        await timed(
          async () => void photoIds.push(await upload(address, cookie, photo)),
        ),
      );
    }
    sets.push({ cookie, photoIds });
  }
  return { upload: median(times), sets };
}

/** A generation from each of the sets, all at once. */
export async function generateAll(address: string, sets: PhotoSet[]) {
  const failures: string[] = [];
  const times = await Promise.all(
    sets.map(({ cookie, photoIds }) =>
      timed(async () => {
        const body = JSON.stringify({ ...form, photoIds });
        const headers = {
          ...headersOf(cookie),
          "Content-Type": "application/json",
        };
        const response = await fetch(`${address}/api/generate-listing`, {
          method: "POST",
          headers,
          body,
        });
        const text = await response.text();
        if (!response.ok) failures.push(text.slice(0, 200));
      }),
    ),
  );
  return { typical: median(times), slowest: Math.max(...times), failures };
}
