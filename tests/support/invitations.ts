import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { createToken, hashToken } from "@/lib/token";

const week = 7 * 24 * 3_600_000;

/** An open invitation with its token, as if its email had arrived. */
export async function addInvitation(
  email = `${randomUUID()}@example.com`,
  createdAt = new Date(),
) {
  const token = createToken();
  const { id } = await db().invitation.create({
    data: {
      email,
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + week),
    },
  });
  return { id, email, token };
}
