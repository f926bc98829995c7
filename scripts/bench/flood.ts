import { setTimeout as sleep } from "node:timers/promises";
import { generate } from "./generate";
import { median, timed } from "./statistics";

/**
 * Milliseconds over which the callers arrive: less than one answer takes, so
 * that all are in flight together.
 */
const arrivals = 6_000;

type Flood = {
  address: string;
  cookies: string[];
  photos: number;
  photo: Buffer;
};

/**
 * One generation per cookie in parallel, the first few with photos, together
 * with other calls.
 */
export async function flood({ address, cookies, photos, photo }: Flood) {
  const failures: string[] = [];
  const others: number[] = [];
  const times: number[] = [];
  let othersFailed = 0;
  let running = 0;
  let peak = 0;
  let isOver = false;

  async function one(cookie: string, index: number) {
    await sleep((index / cookies.length) * arrivals);
    running += 1;
    peak = Math.max(peak, running);
    const every = Math.max(1, Math.floor(cookies.length / photos));
    try {
      const body = index % every === 0 ? photo : null;
      times.push(
        (
          await generate(address, {
            cookie,
            photo: body,
            accept: "text/event-stream",
          })
        ).total,
      );
    } catch (error) {
      failures.push(
        error instanceof Error
          ? `${error.message} ${error.cause ?? ""}`
          : String(error),
      );
    }
    running -= 1;
  }
  async function askOthers() {
    while (!isOver) {
      for (const path of [
        "/api/health",
        "/api/subscription-status",
        "/api/auth/user",
        "/",
      ]) {
        const sendRequest = async () => {
          const response = await fetch(`${address}${path}`, {
            headers: { Cookie: cookies[0] ?? "" },
          });
          await response.arrayBuffer();
          if (!response.ok) othersFailed += 1;
        };
        others.push(await timed(sendRequest));
      }
      await sleep(100);
    }
  }
  const asking = askOthers();
  await Promise.all(cookies.map(one));
  isOver = true;
  await asking;
  return { failures, others, othersFailed, peak, typical: median(times) };
}
