"use client";

import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ShopPart } from "@/components/audit/etsy-shop/shop-audit";
import {
  findStoredAudit,
  type OpenAudit,
  removeStoredAudit,
  storeAudit,
} from "@/components/audit/stored-audit";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { FileInput } from "@/components/ui/file-input";
import { useHydrated } from "@/components/ui/form";
import { Skeleton } from "@/components/ui/skeleton";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { problemOfSize } from "@/lib/audit/file/problem-of-size";
import { maxFileBytes } from "@/lib/audit/limits";

const loadTool = () => import("@/components/audit/audit-tool");
/** Loaded once a file is there. */
const AuditTool = lazy(async () => ({ default: (await loadTool()).AuditTool }));

/** Loaded for those who are signed in. */
const ShopAudit = lazy(async () => ({
  default: (await import("@/components/audit/etsy-shop/shop-audit")).ShopAudit,
}));

/**
 * The file of a shop, or the Etsy shop, and what is found in it. Only the
 * zone for the file is loaded with the page.
 */
export function Audit() {
  const { audit, show, change, close } = useOpenAudit();
  const [problem, setProblem] = useState<string | null>(null);
  const [shop, setShop] = useState<ShopPart>("card");
  const { user } = useUser();

  async function take(file: File) {
    loadTool().catch(() => undefined);
    setProblem(problemOfSize(file.size));
    if (problemOfSize(file.size) !== null) return;
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes)
      return setProblem("This file can't be read any more. Choose it again.");
    const started = {
      savedAt: Date.now(),
      fixed: {},
      waiting: null,
      owner: null,
    };
    show({ name: file.name, file: new Blob([bytes]), read: null, ...started });
  }
  const isDragging = useFileDrop(take);

  if (audit) {
    return (
      <div className="space-y-4">
        {problem && <Alert variant="destructive">{problem}</Alert>}
        <Suspense fallback={<p role="status">Opening {audit.name} …</p>}>
          <AuditTool
            key={audit.savedAt}
            audit={audit}
            onChange={change}
            onFile={take}
            onClose={() => {
              setProblem(null);
              return close();
            }}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 gap-4 lg:grid-flow-col lg:auto-cols-fr">
        {shop !== "result" && (
          <FileZone
            isMain={!user || shop === null}
            isDragging={isDragging}
            onFile={take}
          />
        )}
        {user === undefined && (
          <Skeleton className="hidden h-64 sellers:block" />
        )}
        {user && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ShopAudit key={user.id} onFile={take} onShown={setShop} />
          </Suspense>
        )}
      </div>
      {problem && <Alert variant="destructive">{problem}</Alert>}
    </div>
  );
}

/**
 * The audit that is shown, kept in this browser. One that was kept is found
 * again.
 */
function useOpenAudit() {
  const { user, isLoading } = useUser();
  const userId = user?.id;
  const [audit, setAudit] = useState<OpenAudit | null>(null);
  /** Changes may follow one another before it is drawn again. */
  const latest = useRef<OpenAudit | null>(null);

  const show = useCallback((next: OpenAudit | null) => {
    latest.current = next;
    setAudit(next);
  }, []);

  useEffect(() => {
    if (isLoading) return;
    let isCurrent = true;
    findStoredAudit().then((stored) => {
      // Another account on the same device is not shown it.
      const isOwn =
        stored !== null && (stored.owner === null || stored.owner === userId);
      if (isCurrent && isOwn && latest.current === null)
        show({ ...stored, file: null });
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, userId, show]);

  async function change(part: Partial<OpenAudit>) {
    if (latest.current === null) return;
    const next = {
      ...latest.current,
      ...part,
      owner: userId ?? latest.current.owner,
    };
    show(next);
    const { file: _, read, ...rest } = next;
    if (read) await storeAudit({ ...rest, read });
  }
  async function close() {
    // What is read just now is not stored after that.
    latest.current = null;
    // First: what is no longer shown is gone, whatever the visitor does next.
    await removeStoredAudit();
    show(null);
  }

  return { audit, show, change, close };
}

type FileZoneProps = {
  /** Whether nothing beside it is to be done first. */
  isMain: boolean;
  isDragging: boolean;
  onFile: (file: File) => void;
};

/** Takes the shop's file, dropped or chosen. */
function FileZone({ isMain, isDragging, onFile }: FileZoneProps) {
  const isHydrated = useHydrated();
  return (
    <div
      data-dragging={isDragging}
      className="flex min-h-64 flex-col items-center justify-center gap-4 rounded-lg border-2 border-input border-dashed bg-card px-4 py-8 text-center transition-colors data-[dragging=true]:border-primary data-[dragging=true]:bg-accent"
    >
      <p className="font-serif text-2xl">
        {isDragging
          ? "Release to check the file"
          : "Drop your shop’s file here"}
      </p>
      {/* A file that is chosen before React listens would be lost. */}
      <fieldset disabled={!isHydrated}>
        <FileInput variant={isMain ? "default" : "secondary"} onFile={onFile}>
          Choose the file
        </FileInput>
      </fieldset>
      <p className="max-w-md text-muted-foreground text-sm">
        EtsyListingsDownload.csv, up to {maxFileBytes / 1024 / 1024} MB and
        5,000 listings. It is read in this browser; nothing is sent.
      </p>
    </div>
  );
}
