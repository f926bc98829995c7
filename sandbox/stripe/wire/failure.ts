type Details = {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error" | "rate_limit_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
};

/** An error as Stripe answers it. */
export class Failure extends Error {
  override name = "Failure";

  constructor(
    readonly status: number,
    readonly details: Details,
    /** Whether the request was read but never acted upon, so that its idempotency key is free again. */
    readonly beforeActing = false,
  ) {
    super(details.message);
  }

  toBody(requestId: string) {
    const { code } = this.details;
    const page =
      code === undefined ? {} : { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` };
    return {
      error: { ...this.details, ...page, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` },
    };
  }
}

export function invalid(message: string, param?: string, code?: string): Failure {
  return new Failure(400, {
    type: "invalid_request_error",
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/** In a path it is a 404, in a parameter a 400, as with the real one. */
export function missing(kind: string, id: string, param = "id"): Failure {
  return new Failure(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function declined(code = "card_declined"): Failure {
  return new Failure(402, {
    type: "card_error",
    code,
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });
}
