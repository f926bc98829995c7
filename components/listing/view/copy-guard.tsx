"use client";

import { createContext, useContext, useEffect, useState } from "react";
import { noteCopied } from "@/components/listing/view/copied-listings";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import {
  emptyListing,
  fields,
  type ListingField,
} from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import {
  copyText,
  wholeListingText,
} from "@/lib/listing-text/fields/map-fields";

/**
 * Something in the text that the seller may not want to publish as it is: a
 * blank, a claim or a name.
 */
export type Unsettled = {
  code: string;
  field: ListingField;
  message: string;
  key?: string;
  text?: string;
};

type Question = { points: Unsettled[]; copy: () => void };

type Guard = {
  ask: (part: GeneratedListing, copy: () => void) => void;
  listingId: number | null;
};

const GuardContext = createContext<Guard>({
  ask: (_, copy) => copy(),
  listingId: null,
});

/**
 * The same text asks once: what was copied anyway is not asked about again, in
 * whichever button.
 */
const identityOf = ({ code, field, key, text }: Unsettled) =>
  `${code} ${key ?? `${field} ${text}`}`;

class Asker {
  #accepted = new Set<string>();
  #onQuestion: (question: Question) => void;
  #onShow: ((point: Unsettled) => void) | undefined;

  constructor(onQuestion: (question: Question) => void) {
    this.#onQuestion = onQuestion;
  }

  ask(points: Unsettled[], copy: () => void) {
    if (points.every((point) => this.#accepted.has(identityOf(point)))) copy();
    else this.#onQuestion({ points, copy });
  }

  /** They are not asked about again. */
  accept(points: Unsettled[]) {
    for (const point of points) this.#accepted.add(identityOf(point));
  }

  /** Takes what shows a point in the text that is there now. */
  setShow(onShow: (point: Unsettled) => void) {
    this.#onShow = onShow;
  }

  show(point: Unsettled) {
    this.#onShow?.(point);
  }
}

const AskerContext = createContext<Asker | null>(null);

/**
 * Asks the question of the guard inside. It stays open while what is inside is
 * replaced, as the text by its editor. One inside another is the outer one.
 */
export function CopyQuestion({ children }: { children: React.ReactNode }) {
  const isAsked = useContext(AskerContext) !== null;
  return isAsked ? children : <OwnQuestion>{children}</OwnQuestion>;
}

function OwnQuestion({ children }: { children: React.ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useState<Unsettled | null>(null);

  const [asker] = useState(() => new Asker(setQuestion));
  function show({ points: [first] }: Question) {
    setQuestion(null);
    // A new object each time, so that the same point can be shown again.
    if (first) setShown({ ...first });
  }
  function copyAnyway({ points, copy }: Question) {
    asker.accept(points);
    setQuestion(null);
    copy();
  }

  useEffect(() => {
    // Only now: the dialog that closes gives the focus back to its button
    // first.
    if (shown) asker.show(shown);
  }, [asker, shown]);

  return (
    <AskerContext value={asker}>
      {children}
      <Dialog
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        title={question ? `${countKinds(question.points)} left` : ""}
        className="print:hidden"
      >
        {question && (
          <>
            <p>Buyers would read this as it stands:</p>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
              {question.points.map((point) => (
                <li key={identityOf(point)} className="break-words">
                  {point.message}
                </li>
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-1">
              <Button onClick={() => show(question)}>Show me</Button>
              <Button variant="secondary" onClick={() => copyAnyway(question)}>
                Copy anyway
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </AskerContext>
  );
}

type CopyGuardProps = {
  /** What is unsettled in a listing, or in a part of one. */
  find: (listing: GeneratedListing) => Unsettled[];
  onShow: (point: Unsettled) => void;
  /** The stored listing of which it is noted that it was copied. */
  listingId: number | null;
  /** Asks for itself, and not by the question around it. */
  isApart?: boolean;
  children: React.ReactNode;
};

/**
 * Asks before a text with blanks or unconfirmed claims is copied by one of the
 * buttons inside.
 */
export function CopyGuard({ isApart = false, ...guard }: CopyGuardProps) {
  const asker = useContext(AskerContext);
  if (asker && !isApart) return <GuardOf asker={asker} {...guard} />;
  return (
    <OwnQuestion>
      <CopyGuard {...guard} />
    </OwnQuestion>
  );
}

function GuardOf({
  asker,
  find,
  onShow,
  listingId,
  children,
}: { asker: Asker } & Omit<CopyGuardProps, "isApart">) {
  useEffect(() => asker.setShow(onShow));
  return (
    <GuardContext
      value={{ ask: (part, copy) => asker.ask(find(part), copy), listingId }}
    >
      {children}
    </GuardContext>
  );
}

const kinds = [
  { code: "blank_open", one: "blank", many: "blanks" },
  {
    code: "claim_unconfirmed",
    one: "unconfirmed claim",
    many: "unconfirmed claims",
  },
  {
    code: "brand_unconfirmed",
    one: "third-party name",
    many: "third-party names",
  },
];

/** "2 blanks and 1 unconfirmed claim". */
function countKinds(points: Unsettled[]): string {
  const counted = kinds.flatMap(({ code, one, many }) => {
    const count = points.filter((point) => point.code === code).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return new Intl.ListFormat("en").format(counted);
}

type CopyFieldProps = {
  listing: GeneratedListing;
  field: ListingField;
  /** Completes "Copy …"; the field's own name if not given. */
  name?: string;
  onCopied?: () => void;
};

export function CopyFieldButton({
  listing,
  field,
  name = fields[field].label.toLowerCase(),
  onCopied,
}: CopyFieldProps) {
  const { ask, listingId } = useContext(GuardContext);
  const text = copyText(listing, field);
  if (text === "") return null;
  const part = { ...emptyListing, [field]: listing[field] };
  function note() {
    noteCopied(listingId);
    onCopied?.();
  }
  return (
    <CopyButton
      text={text}
      what={name}
      guard={(copy) => ask(part, copy)}
      onCopied={note}
    />
  );
}

export function CopyAllButton({
  listing,
  className,
}: {
  listing: GeneratedListing;
  className?: string;
}) {
  const { ask, listingId } = useContext(GuardContext);
  return (
    <CopyButton
      text={wholeListingText(listing)}
      what="all"
      variant="default"
      {...(className && { className })}
      guard={(copy) => ask(listing, copy)}
      onCopied={() => noteCopied(listingId)}
    >
      Copy all
    </CopyButton>
  );
}
