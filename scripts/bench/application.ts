import type { ChildProcess } from "node:child_process";

export const form = {
  productName: "Stoneware coffee mug",
  materials: "stoneware clay, white glaze",
  styleDesign: "rustic, wheel thrown",
  colors: ["White", "Brown"],
  audience: "coffee lovers",
  category: "home_living",
  extraDetails: "Holds 12 oz. Dishwasher safe.",
};

export type Timing = { first: number; title: number; total: number };
type ListingRequest = { cookie: string; photo?: Buffer | null; accept?: string };

/** Milliseconds since `startedAt` at which the first field, the title and the end came. Throws for anything but a listing. */
async function readStream(response: Response, startedAt: number): Promise<Timing> {
  const timing: Timing = { first: Number.NaN, title: Number.NaN, total: Number.NaN };
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const now = performance.now() - startedAt;
    if (Number.isNaN(timing.first) && text.includes("event: partial\n")) timing.first = now;
    if (Number.isNaN(timing.title) && /event: partial\ndata: .*"title":/.test(text)) timing.title = now;
  }
  timing.total = performance.now() - startedAt;
  if (!text.includes("event: result\n")) throw new Error(text.slice(-200));
  return timing;
}

/** Asks the application as a page of its own does. */
export async function generate(address: string, { cookie, photo, accept = "application/json" }: ListingRequest) {
  const body = new FormData();
  body.set("formData", JSON.stringify(form));
  if (photo) body.set("image", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie: cookie, Accept: accept };
  const startedAt = performance.now();
  const response = await fetch(`${address}/api/generate-listing`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`);
  if (accept === "text/event-stream") return readStream(response, startedAt);
  await response.json();
  return { first: Number.NaN, title: Number.NaN, total: performance.now() - startedAt };
}

type ProcessReport = { cpu: number; rss: number; p50: number; p99: number; max: number };

/** Processor time (milliseconds), memory (bytes) and event-loop delay (milliseconds) of the application since it was last asked. */
export function reportOf(child: ChildProcess) {
  return new Promise<ProcessReport>((resolve) => {
    child.once("message", (message) => resolve(message as ProcessReport));
    child.send("report");
  });
}
