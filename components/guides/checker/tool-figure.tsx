import { CheckerSlot } from "@/components/guides/checker/checker-slot";
import { CheckerView } from "@/components/guides/checker/checker-view";
import { TagGeneratorView } from "@/components/guides/checker/tag-generator-view";
import { buttonVariants } from "@/components/ui/button";
import { checkerExamples } from "@/lib/content/checker-examples";
import { tagExample } from "@/lib/content/tools/tag-facts";
import type { ToolName } from "@/lib/content/tools/tool";

/** A tool on a page of its own, with an example until its script has loaded. */
export function ToolFigure({ name, title }: { name: ToolName; title: string }) {
  return (
    <section
      id="tool"
      aria-labelledby={`${name}-name`}
      className="mt-8 rounded-lg border border-input bg-card p-4 shadow-lg sm:p-6 print:hidden"
    >
      <h2 id={`${name}-name`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-muted-foreground">
        It runs in your browser. Nothing is sent or kept.
      </p>
      <noscript>
        <p className="mb-4">
          It needs scripts. Without them you see its example.
        </p>
      </noscript>
      <CheckerSlot id={name} mode={name} isTool>
        <ExampleOf name={name} />
      </CheckerSlot>
    </section>
  );
}

function ExampleOf({ name }: { name: ToolName }) {
  switch (name) {
    case "title-checker":
      return (
        <CheckerView
          id={name}
          mode="title"
          text={checkerExamples.title}
          isTool
        />
      );
    case "listing-checker":
      return (
        <CheckerView
          id={name}
          mode="listing"
          text={checkerExamples.listing}
          isTool
          file={
            <div className="mt-2">
              <StillButton>Open a file</StillButton>
            </div>
          }
        />
      );
    case "tag-generator":
      return (
        <TagGeneratorView
          id={name}
          facts={tagExample}
          picked={null}
          copy={(tags) => (
            <StillButton variant="default">{`Copy ${tags.length}`}</StillButton>
          )}
        />
      );
  }
}

/** As large as the button that takes its place. */
const StillButton = ({
  variant = "secondary",
  children,
}: {
  variant?: "default" | "secondary";
  children: React.ReactNode;
}) => (
  <span aria-hidden="true" className={buttonVariants({ variant, size: "sm" })}>
    {children}
  </span>
);
