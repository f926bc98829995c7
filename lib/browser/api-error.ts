/** A non-OK response of our API. The message is safe to show. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    /** 0 when there was no response at all. */
    readonly status: number,
    readonly code: string | undefined,
    message: string,
    /**
     * The whole body, for calls that send more than code and message, such as
     * `suggestions`.
     */
    readonly body: unknown = undefined,
  ) {
    super(message);
  }
}

export const unreachable = () =>
  new ApiError(
    0,
    "offline",
    "We couldn't reach the server. Check your connection and try again.",
  );
