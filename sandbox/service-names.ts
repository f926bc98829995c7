export const serviceNames = ["anthropic", "stripe", "resend"] as const;
export type ServiceName = (typeof serviceNames)[number];
