import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { sessionCookieName } from "@/lib/auth/cookies";
import { db } from "@/lib/database/db";
import { createToken, hashToken } from "@/lib/token";
import type { Prisma } from "@/prisma/generated/client";

export const password = "Kiln-fired-7";
let passwordHash: Promise<string> | undefined;

/** Creates a verified user, whose password is `password`. */
export async function createUser(
  fields: Partial<Prisma.UserUncheckedCreateInput> = {},
) {
  passwordHash ??= hash(password);
  return db().user.create({
    data: {
      email: `${randomUUID()}@example.com`,
      password: await passwordHash,
      isVerified: true,
      ...fields,
    },
  });
}

/**
 * Signs a user in without the sign-in call; returns the value of a Cookie
 * header.
 */
export async function signIn(
  user: { id: number },
  expire = new Date(Date.now() + 3_600_000),
) {
  const token = createToken();
  await db().session.create({
    data: {
      sid: hashToken(token),
      userId: user.id,
      sess: { createdAt: new Date().toISOString() },
      expire,
    },
  });
  return `${sessionCookieName()}=${token}`;
}

type RequestOptions = {
  cookie?: string;
  headers?: Record<string, string>;
  ipAddress?: string;
};

/** A request like one of our own pages sends, from an IP address of its own. */
export function createRequest(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
) {
  const isForm = body instanceof FormData;
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": options.ipAddress ?? randomIpAddress(),
      ...(body !== undefined &&
        !isForm && { "Content-Type": "application/json" }),
      ...(options.cookie !== undefined && { Cookie: options.cookie }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}

export function randomIpAddress() {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

/**
 * What a browser that got this answer sends from now on, as the value of a
 * Cookie header.
 */
export function cookiesOf(headers: Headers) {
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
