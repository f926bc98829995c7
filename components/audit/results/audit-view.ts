import { useRef, useState } from "react";
import { z } from "zod";
import { emptyQuery, sortKeys } from "@/components/audit/results/audit-query";
import { findingKeys } from "@/lib/audit/findings";
import { countries } from "@/lib/audit/seasons/calendar";
import { likelyCountry } from "@/lib/audit/seasons/likely-country";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";

const storeKey = "listwright:audit-view";

const viewSchema = z.object({
  query: z
    .object({
      text: z.string(),
      finding: z.enum(["", ...findingKeys]),
      sort: z.enum(sortKeys),
    })
    .catch(emptyQuery),
  tab: z.enum(["listings", "groups"]).catch("listings"),
  country: z.enum(countries.map(({ value }) => value)).catch(likelyCountry),
  /**
   * The listing that was opened in the editor last, by its place in the file.
   */
  left: z.number().nullable().catch(null),
});
const storedSchema = z.object({ audit: z.string(), view: viewSchema });

/** What is shown of an audit. */
export type AuditView = z.infer<typeof viewSchema>;

/**
 * What is shown, kept in this browser, so that coming back from the editor
 * finds the list as it was left.
 */
export function useAuditView(audit: string) {
  const [view, setView] = useState<AuditView>(() => {
    const stored = storedSchema.safeParse(readStored(storeKey)).data;
    return stored?.audit === audit ? stored.view : viewSchema.parse({});
  });
  const latest = useRef(view);
  /** Changes may follow one another before it is drawn again. */
  function change(part: Partial<AuditView>) {
    latest.current = { ...latest.current, ...part };
    setView(latest.current);
    writeStored(storeKey, { audit, view: latest.current });
  }
  return [view, change] as const;
}

/** With the audit itself. */
export function forgetAuditView() {
  removeStored(storeKey);
}
