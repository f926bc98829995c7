import { unreachable } from "@/lib/browser/api-error";

/** What talks to the device, loaded when it is used. Throws ApiError. */
export const loadPasskey = () =>
  import("@/components/auth/passkey").catch(() => {
    throw unreachable();
  });
