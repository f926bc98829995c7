import { z } from "zod";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";

const returnKey = "listwright:etsy-return";
/** Milliseconds; the way to Etsy and back has to end within ten minutes. */
const maxAge = 15 * 60_000;
const returnSchema = z.object({
  path: z.string().regex(/^\/(?!\/)/),
  at: z.number(),
});

/**
 * Where the way to Etsy and back began; null where the dashboard is as good as
 * any other page.
 */
export function rememberReturn(path: string | null, now = Date.now()) {
  if (path === null) removeStored(returnKey);
  else writeStored(returnKey, { path, at: now });
}

/** Answers once. */
export function takeReturn(now = Date.now()): string | null {
  const stored = returnSchema.safeParse(readStored(returnKey)).data;
  removeStored(returnKey);
  return stored && now - stored.at < maxAge ? stored.path : null;
}
