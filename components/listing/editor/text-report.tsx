"use client";

import { RemovedTexts } from "@/components/listing/editor/removed-texts";
import { UntoldFacts } from "@/components/listing/editor/untold-facts";
import type { Editor } from "@/components/listing/editor/use-editor";
import { useKeptFocus } from "@/components/listing/editor/use-kept-focus";
import { useReview } from "@/components/listing/editor/use-review";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/browser/cn";
import { countByGroup } from "@/lib/listing-text/check/sources";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

type TextReportProps = {
  listing: ListingAnswer;
  editor: Editor;
  onReviewed: (listing: ListingAnswer) => void;
  canReview: boolean;
};

const variants = {
  checked: "success",
  general: "default",
  confirmed: "success",
  open: "warning",
  unchecked: "default",
} as const;

/**
 * How many sentences rest on what, what the text leaves out, and what was taken
 * out of it.
 */
export function TextReport(props: TextReportProps) {
  const { listing, editor } = props;
  const counts = countByGroup(editor.sentences);
  const { container, keepFocus } = useKeptFocus<HTMLDivElement>();
  const isCountsAlone =
    listing.untold.length === 0 && listing.removed.length === 0;
  if (isCountsAlone && counts.length === 0) return null;
  const lists = { listing, editor, onSettle: keepFocus };
  return (
    <section
      aria-label="What the text is based on"
      tabIndex={-1}
      className={cn(
        "outline-none print:hidden",
        !isCountsAlone &&
          "rounded-lg border border-border bg-card px-4 py-3 sm:px-6",
      )}
    >
      {counts.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ul
            aria-label="Sentences, by what they are based on"
            className="flex flex-wrap gap-2"
          >
            {counts.map(({ group, label, count }) => (
              <li key={group}>
                <Badge variant={variants[group]} className="tabular-nums">
                  {`${count} ${label}`}
                </Badge>
              </li>
            ))}
          </ul>
          <Review {...props} />
        </div>
      )}
      <div ref={container} className="empty:hidden">
        <UntoldFacts {...lists} />
        <RemovedTexts {...lists} />
      </div>
    </section>
  );
}

const outcomes: Record<ListingAnswer["review"], string> = {
  done: "Reviewed. What is doubtful is marked.",
  off: "Nothing was reviewed: reviews are switched off, or today's are used up.",
  failed: "The review failed. Your text is as it was. Try again later.",
};

/** A second look at what rules can't tell, where there was none yet. */
function Review({ listing, editor, onReviewed, canReview }: TextReportProps) {
  const { review, problem, isPending, start } = useReview({
    id: listing.id,
    onSave: editor.save.save,
    onReviewed,
  });
  const isOffered =
    canReview &&
    listing.review !== "done" &&
    editor.sentences.some(({ support }) => support === "unchecked");
  const { container, keepFocus } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={container} className="flex flex-wrap items-center">
      {isOffered && (
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isPending}
          onClick={() => {
            if (isPending) return;
            keepFocus();
            start();
          }}
        >
          {isPending ? "Reviewing…" : "Review now"}
        </Button>
      )}
      <p
        role="status"
        className="text-muted-foreground text-sm sm:not-empty:ml-3"
      >
        {review && outcomes[review]}
      </p>
      {problem && (
        <p
          role="alert"
          className="font-semibold text-destructive text-sm sm:ml-3"
        >
          {problem}
        </p>
      )}
    </div>
  );
}
