import { POST as act } from "@/app/admin/api/users/[id]/acts/route";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

export const reason = "Photos of other makers.";

type Options = { key?: string; headers?: Record<string, string> };

/** An administrator, whose address ADMIN_EMAILS has to hold. */
export async function createAdministrator(email: string) {
  const user = await createUser({ email });
  const cookie = await signIn(user);
  return {
    user,
    cookie,
    async act(id: number, body: unknown, { key, headers }: Options = {}) {
      const request = createRequest(
        "POST",
        `/admin/api/users/${id}/acts`,
        body,
        {
          cookie,
          headers: { ...headers, ...(key && { "Idempotency-Key": key }) },
        },
      );
      const response = await act(request, {
        params: Promise.resolve({ id: String(id) }),
      });
      const answer: {
        act?: string;
        at?: string;
        notice?: string;
        code?: string;
        message?: string;
      } = await response.json();
      return { status: response.status, body: answer };
    },
  };
}
