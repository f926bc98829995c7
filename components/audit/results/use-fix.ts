"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import type { StoredAudit } from "@/components/audit/stored-audit";
import { useUser } from "@/components/site";
import { leaving, useAction } from "@/components/ui/use-action";
import type { AuditDetail } from "@/lib/audit/audit-listing";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

type Kept = Pick<StoredAudit, "fixed" | "waiting">;

/** Which listings were opened in the editor, and how another one gets there. */
export type Fixes = Kept & {
  /** Changes a part of it, and keeps it as long as the audit. */
  onChange: (part: Partial<Kept>) => Promise<void>;
  /** Takes the listing over into the history; its id there. */
  save: (detail: AuditDetail) => Promise<number>;
};

type FixProps = {
  fixes: Fixes;
  readDetail: (index: number) => Promise<AuditDetail | null>;
  /** The editor follows. */
  onLeave: (index: number) => void;
};

const signInPath = "/signin?callbackUrl=/audit";

const isGone = (error: unknown) =>
  error instanceof ApiError && error.status === 404;

/** Whether a listing that was opened before is still in the history. */
async function isStored(id: number): Promise<boolean> {
  try {
    await api("GET", `/api/listings/${id}`);
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/**
 * Opens a listing of the shop in the editor: saves it to the history, once. A
 * visitor signs in first and comes back to it; the file waits in the browser.
 */
export function useFix({ fixes, readDetail, onLeave }: FixProps) {
  const { onChange } = fixes;
  const router = useRouter();
  const { user } = useUser();
  const [problem, setProblem] = useState<string | null>(null);

  async function save(index: number): Promise<number> {
    const known = fixes.fixed[index];
    if (known !== undefined && (await isStored(known))) return known;
    const detail = await readDetail(index);
    if (!detail) throw new Error("The listing was not found.");
    return fixes.save(detail);
  }

  async function signIn(index: number) {
    await onChange({ waiting: index });
    router.push(signInPath);
  }

  const { isPending, run: fix } = useAction(async (index: number) => {
    setProblem(null);
    if (user === null) {
      await signIn(index);
      return leaving;
    }
    const id = await save(index);
    await onChange({ waiting: null, fixed: { ...fixes.fixed, [index]: id } });
    onLeave(index);
    router.push(`/history?open=${id}`);
    return leaving;
  }, explain);
  function explain(error: unknown, index: number) {
    if (error instanceof ApiError && error.status === 401) return signIn(index);
    return setProblem(
      error instanceof ApiError
        ? error.message
        : "The listing could not be opened. Please try again.",
    );
  }

  /** What the visitor wanted before this page was opened. */
  const [waiting] = useState(fixes.waiting);
  const comeBack = useEffectEvent((index: number, isSignedIn: boolean) => {
    if (isSignedIn) fix(index);
    else onChange({ waiting: null });
  });
  useEffect(() => {
    if (waiting === null || user === undefined) return;
    const timer = setTimeout(() => comeBack(waiting, user !== null));
    return () => clearTimeout(timer);
  }, [waiting, user]);

  return { fix, isPending, problem };
}
