import "@/lib/browser/zod-without-eval";
import { readOrders } from "@/components/changes/read-orders";

self.addEventListener("message", async ({ data }: MessageEvent<File>) => {
  self.postMessage(await readOrders(data));
});
