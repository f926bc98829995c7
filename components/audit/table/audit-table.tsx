"use client";

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  AuditTableRow,
  rowHeight,
} from "@/components/audit/table/audit-table-row";
import { useVisibleRows } from "@/components/audit/table/use-visible-rows";
import type { AuditRow } from "@/lib/audit/findings";

type AuditTableProps = {
  rows: AuditRow[];
  /**
   * Ids of the listings that the editor has already, by their places in the
   * file.
   */
  fixed: Record<number, number>;
  /** What is said of them. */
  fixedNote: string;
  /** The listing to begin at, by its place in the file; null for the first. */
  start: number | null;
  /** The table is there, at that listing where it has it. */
  onStart: () => void;
  onOpen: (index: number) => void;
  onFix: (index: number) => void;
};

/** Rows that Page Up and Page Down move by. */
const page = 8;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + page,
  PageUp: (at) => at - page,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Any number of listings, of which only those in view are drawn. Arrow keys
 * move from row to row.
 */
export function AuditTable({
  rows,
  fixed,
  fixedNote,
  start,
  onStart,
  onOpen,
  onFix,
}: AuditTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to } = useVisibleRows(body, rows.length, rowHeight);
  const keys = useRowKeys(body, rows.length);

  const begin = useEffectEvent(() => {
    if (start === null) return;
    const place = rows.findIndex(({ index }) => index === start);
    if (place !== -1) keys.moveTo(place);
    onStart();
  });
  useEffect(() => begin(), []);

  return (
    <table
      {...keys.tableProps}
      tabIndex={-1}
      aria-label="Listings"
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed border-collapse overflow-hidden outline-none rounded-lg border border-border bg-card [overflow-anchor:none]"
    >
      <TableHead />
      <tbody ref={body}>
        <Space rows={from} />
        {rows.slice(from, to).map((row, place) => (
          <AuditTableRow
            key={row.index}
            row={row}
            place={from + place}
            isActive={from + place === keys.active}
            isFocused={from + place === keys.active && keys.isMoved}
            note={fixed[row.index] === undefined ? null : fixedNote}
            onActivate={keys.setActive}
            onOpen={onOpen}
            onFix={onFix}
          />
        ))}
        <Space rows={rows.length - to} />
      </tbody>
    </table>
  );
}

/**
 * The row that keys act on, from 0. The focus and the window follow it, also
 * where it is not drawn yet.
 */
function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
) {
  const table = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  const [active, setActive] = useState(0);
  const [isMoved, setMoved] = useState(false);
  const current = Math.min(active, Math.max(0, count - 1));

  useEffect(() => {
    // The row with the focus was scrolled away: the keys go on from it.
    if (hasFocus.current && document.activeElement === document.body)
      table.current?.focus({ preventScroll: true });
  });

  function moveTo(place: number) {
    const next = Math.max(0, Math.min(count - 1, place));
    setActive(next);
    setMoved(true);
    const top =
      (body.current?.getBoundingClientRect().top ?? 0) + next * rowHeight;
    // Below the header of the site, above the edge of the window.
    const [highest, lowest] = [
      2 * rowHeight,
      window.innerHeight - 2 * rowHeight,
    ];
    const by = top < highest ? top - highest : Math.max(0, top - lowest);
    // From the first of 5,000 rows to the last, a smooth scroll would take
    // seconds.
    if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
  }

  function handleKey(event: React.KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(move(current, count - 1));
  }

  return {
    active: current,
    /** Its button is to take the focus as soon as it is drawn. */
    isMoved,
    setActive,
    moveTo,
    tableProps: {
      ref: table,
      onFocus({ target, currentTarget }: React.FocusEvent) {
        hasFocus.current = true;
        if (target !== currentTarget) setMoved(false);
      },
      onBlur() {
        hasFocus.current = false;
      },
      onKeyDown: handleKey,
    },
  };
}

function TableHead() {
  return (
    <thead className="text-left text-muted-foreground text-sm">
      <tr aria-rowindex={1} className="h-11 border-border border-b">
        <th scope="col" className="w-16 px-3 font-semibold sm:w-24">
          Score
        </th>
        <th scope="col" className="px-1 font-semibold sm:px-3">
          Listing
        </th>
        <th
          scope="col"
          className="hidden w-28 px-3 font-semibold md:table-cell"
        >
          To win
        </th>
        <th scope="col" className="w-20 px-2 sm:w-28 sm:px-3">
          <span className="sr-only">Edit</span>
        </th>
      </tr>
    </thead>
  );
}

/** In place of rows that are out of view. */
function Space({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus.
    <tr aria-hidden="true">
      <td colSpan={3} style={{ height: rows * rowHeight, padding: 0 }} />
    </tr>
  );
}
