import { CheckerFigure } from "@/components/guides/checker/checker-figure";
import { Example } from "@/components/guides/example";
import { ContentTable, InlineText } from "@/components/site";
import { buttonVariants } from "@/components/ui/button";
import type { Block } from "@/lib/content/blocks";

type ContentBlocksProps = { blocks: Block[]; sources: readonly string[] };

/**
 * The blocks of a section. Prose has a readable line length; other blocks may
 * be wider.
 */
export function ContentBlocks({ blocks, sources }: ContentBlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one section have no other name than their place.
    <ContentBlock key={index} block={block} sources={sources} />
  ));
}

function ContentBlock({
  block,
  sources,
}: {
  block: Block;
  sources: readonly string[];
}) {
  if (typeof block === "string") {
    return (
      <p className="measure mt-4">
        <InlineText text={block} sources={sources} />
      </p>
    );
  }
  switch (block.kind) {
    case "heading":
      return <h3 className="mt-8 text-xl">{block.text}</h3>;
    case "list":
      return (
        <ContentList
          items={block.items}
          isOrdered={block.isOrdered ?? false}
          sources={sources}
        />
      );
    case "table":
      return <ContentTable {...block} sources={sources} />;
    case "example":
      return <Example {...block} sources={sources} />;
    case "myths":
      return <Myths myths={block.myths} sources={sources} />;
    case "note":
      return (
        <aside className="mt-6 border-primary border-l-4 bg-card px-5 py-4">
          <p className="font-semibold">{block.title}</p>
          <p className="measure mt-1">
            <InlineText text={block.text} sources={sources} />
          </p>
        </aside>
      );
    case "checker":
      return <CheckerFigure name={block.name} mode={block.mode} />;
    case "action":
      return (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-border bg-card p-5 print:hidden">
          <p className="max-w-sm font-serif text-xl leading-snug">
            {block.text}
          </p>
          <a href={block.href} className={buttonVariants()}>
            {block.label}
          </a>
        </div>
      );
  }
}

function ContentList({
  items,
  isOrdered,
  sources,
}: {
  items: string[];
  isOrdered: boolean;
  sources: readonly string[];
}) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List
      className={`measure mt-4 space-y-2 pl-7 marker:text-primary ${isOrdered ? "list-decimal marker:font-semibold marker:tabular-nums" : "list-disc"}`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <InlineText text={item} sources={sources} />
        </li>
      ))}
    </List>
  );
}

type MythsProps = {
  myths: { myth: string; truth: string }[];
  sources: readonly string[];
};

function Myths({ myths, sources }: MythsProps) {
  return (
    <dl className="mt-4 border-border border-t">
      {myths.map(({ myth, truth }) => (
        <div
          key={myth}
          className="break-inside-avoid border-border border-b py-4"
        >
          <dt className="flex gap-3 font-serif text-xl leading-snug">
            <span className="mt-1 shrink-0 font-sans font-semibold text-destructive text-sm">
              Myth
            </span>
            {myth}
          </dt>
          <dd className="measure mt-1.5">
            <InlineText text={truth} sources={sources} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
