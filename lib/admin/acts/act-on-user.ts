import "server-only";
import { z } from "zod";
import { endAccount } from "@/lib/account/delete-account";
import { type Act, acts } from "@/lib/account/schema";
import { addDoneAct, applyAct, findDoneAct } from "@/lib/admin/acts/act-data";
import {
  type ActAnswer,
  type ActInput,
  actSchema,
} from "@/lib/admin/acts/schema";
import { type ActCall, readSubject } from "@/lib/admin/acts/subject-data";
import { addAudit } from "@/lib/admin/metrics-data";
import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { limit } from "@/lib/resilience/rate-limit";
import { installation } from "@/lib/settings/installation";

const perAdmin = {
  points: 120,
  seconds: 3_600,
  message: "Too many acts in an hour. Please wait before the next one.",
};
const knownSchema = z.object({ act: z.enum(acts) });

/**
 * What an administrator does with somebody else's account. It is logged in the
 * transaction that does it, and done once for each Idempotency-Key; what is
 * refused is logged too, and changes nothing. Throws `invalid_input`,
 * `own_account`, `administrator_account`, `not_found`, `conflict`,
 * `rate_limited` and, for a deletion, `unavailable`.
 */
export async function actOnUser(
  call: ActCall,
  readBody: () => Promise<unknown>,
  now: Date,
): Promise<ActAnswer> {
  await limit("actByAdmin", String(call.adminId), perAdmin);
  let action: Act | "unknown_act" = "unknown_act";
  try {
    const body = await readBody();
    action = knownSchema.safeParse(body).data?.act ?? action;
    return await carryOut(call, parseAct(body), now);
  } catch (error) {
    if (error instanceof AppError) await noteRefusal(call, action, error);
    throw error;
  }
}

function parseAct(body: unknown): ActInput {
  const parsed = actSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new AppError("invalid_input", issues[0]?.message ?? "Invalid input", {
    cause: parsed.error,
    refused: issues.map(({ path, code, message }) => ({ path, code, message })),
  });
}

/** Once for each Idempotency-Key. */
async function carryOut(
  call: ActCall,
  input: ActInput,
  now: Date,
): Promise<ActAnswer> {
  const { act } = input;
  const before = await findDoneAct(call, act);
  if (before !== null) return { act, at: before.toISOString() };
  if (act === "delete") {
    const at = await deleteOnRequest(call, input);
    return { act, at: at.toISOString() };
  }
  const { at, customer } = await applyAct(call, input, now);
  const isPaused = customer === null || (await followAtStripe(customer, now));
  return {
    act,
    at: at.toISOString(),
    ...(!isPaused && {
      notice:
        "Stripe can't be reached, so the collection of the plan follows later, by itself.",
    }),
  };
}

async function deleteOnRequest(call: ActCall, input: ActInput) {
  const { id, password } = await readSubject(call);
  let at = new Date();
  await endAccount(id, password, async (tx) => {
    at = await addDoneAct(tx, call, input);
  });
  return at;
}

/** At once, so that it can be said; the queued sync does the same again. */
async function followAtStripe(customer: string, now: Date) {
  if (!installation().hasBilling) return true;
  try {
    await syncCustomer(customer, now);
    return true;
  } catch (err) {
    log().warn({ customer, err }, "collection follows a suspension later");
    return false;
  }
}

async function noteRefusal(
  { adminId, subjectId, page }: ActCall,
  action: Act | "unknown_act",
  { code }: AppError,
) {
  log().warn({ adminId, subjectId, act: action, code }, "an act was refused");
  await addAudit({ adminId, action, subjectId, page, refusal: code });
}
