type Gap = {
  /** As the test names the value. */
  name: string;
  path: string;
  /** A part of the compiler's message. */
  says: string;
  reason: string;
};

/**
 * Where the sandbox differs from the SDKs' types on purpose. A gap that is
 * closed makes the test fail, too.
 */
export const knownGaps: Gap[] = [
  {
    name: "POST /v1/messages, error",
    path: "error.type",
    says: `'"request_too_large"' is not assignable`,
    reason:
      "Anthropic's reference has this type for a request over its limit of size; the SDK does not.",
  },
];
