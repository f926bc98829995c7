type Details = {
  type:
    | "invalid_request_error"
    | "card_error"
    | "idempotency_error"
    | "api_error"
    | "rate_limit_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
};

/** An error in Stripe's format. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    readonly details: Details,
    /**
     * True when the request was refused before it ran: its idempotency key can
     * be used again.
     */
    readonly beforeExecution = false,
  ) {
    super(details.message);
  }

  toBody(requestId: string) {
    const { code } = this.details;
    const docUrl =
      code === undefined
        ? {}
        : {
            doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
          };
    return {
      error: {
        ...this.details,
        ...docUrl,
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    };
  }
}

export function invalidRequest(
  message: string,
  param?: string,
  code?: string,
): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/** For an id in the path it is a 404, for one in a parameter a 400. */
export function resourceMissing(
  kind: string,
  id: string,
  param = "id",
): ApiError {
  return new ApiError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function cardDeclined(): ApiError {
  return new ApiError(402, {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });
}
