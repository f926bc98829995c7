import { CheckerSlot } from "@/components/guides/checker/checker-slot";
import { CheckerView } from "@/components/guides/checker/checker-view";
import { ShopView } from "@/components/guides/checker/shop-view";
import type { ToolMode } from "@/lib/content/blocks";
import { checkerExamples } from "@/lib/content/checker-examples";

/** The listing checker inside a guide. */
export function CheckerFigure({
  name,
  mode,
}: {
  name: string;
  mode: ToolMode;
}) {
  const id = `checker-${mode}`;
  return (
    <section
      aria-labelledby={`${id}-name`}
      className="mt-8 rounded-lg border border-input bg-card p-4 shadow-lg sm:p-6 print:hidden"
    >
      <h3 id={`${id}-name`} className="text-2xl">
        {name}
      </h3>
      <p className="mt-1 mb-4 text-muted-foreground">
        It runs in your browser. Nothing is sent or kept.
      </p>
      <CheckerSlot id={id} mode={mode}>
        {mode === "shop" ? (
          <ShopView id={id} text={checkerExamples.shop} />
        ) : (
          <CheckerView id={id} mode={mode} text={checkerExamples[mode]} />
        )}
      </CheckerSlot>
    </section>
  );
}
