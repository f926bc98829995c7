import {
  type PasskeyRequest,
  signWithPasskey,
} from "@/components/auth/passkey";
import type { SignedInUser } from "@/components/site";
import { api } from "@/lib/browser/api";

/** Throws ApiError. */
export async function signInWithPasskey(remember: boolean) {
  const path = "/api/auth/passkey";
  const options = await api<PasskeyRequest>("POST", `${path}/options`, {});
  const response = await signWithPasskey(options);
  const sent = { response, remember };
  const { user } = await api<{ user: SignedInUser }>("POST", path, sent);
  return user;
}
