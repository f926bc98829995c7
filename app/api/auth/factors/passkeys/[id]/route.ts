import {
  removeOwnPasskey,
  renameOwnPasskey,
} from "@/lib/auth/factors/own-factors";
import { renamePasskeySchema } from "@/lib/auth/factors/schema";
import { readPatch } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const PATCH = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const { name } = await readPatch(request, renamePasskeySchema);
    await renameOwnPasskey(user.id, params.id, name);
    return { message: "The passkey has a new name." };
  },
  { stepUp: "always" },
);

export const DELETE = userRoute<{ id: string }>(
  async ({ params, user }) => {
    await removeOwnPasskey(user.id, params.id);
    return { message: "The passkey is removed." };
  },
  { stepUp: "always" },
);
