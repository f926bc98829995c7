import "server-only";
import { endWhenSuspended } from "@/lib/auth/suspension/end-when-suspended";

const isStream = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;
const isDownload = ({ headers }: Response) =>
  headers.get("content-disposition")?.startsWith("attachment") === true;

const lastEvent = `event: error\ndata: ${JSON.stringify({
  code: "account_suspended",
  message: "This account is suspended.",
})}\n\n`;

/**
 * A stream of a user's ends when the account is suspended: events with one that
 * says so, a download broken off, so that nobody takes it for whole. What is
 * sent at once passes as it is.
 */
export function untilSuspended(response: Response, userId: number): Response {
  const { body } = response;
  const hasEvents = isStream(response);
  if (body === null || !(hasEvents || isDownload(response))) return response;
  return new Response(watched(body, userId, hasEvents), response);
}

function watched(
  body: ReadableStream<Uint8Array>,
  userId: number,
  hasEvents: boolean,
) {
  const reader = body.getReader();
  let stop: () => void = () => undefined;
  let hasEnded = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stop = endWhenSuspended(userId, () => {
          hasEnded = true;
          stop();
          if (hasEvents) {
            controller.enqueue(new TextEncoder().encode(lastEvent));
            controller.close();
          } else controller.error(new Error("The account is suspended."));
          reader.cancel().catch(() => undefined);
        });
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (hasEnded) return;
          if (!done) return controller.enqueue(value);
          stop();
          controller.close();
        } catch (error) {
          stop();
          if (!hasEnded) throw error;
        }
      },
      async cancel(reason) {
        stop();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
