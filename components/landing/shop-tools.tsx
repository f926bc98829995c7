import { clsx } from "clsx";
import { toolPictures } from "@/components/landing/tool-pictures";
import { shopTools } from "@/lib/content/shop-tools";

const widths = {
  drafts: "row-span-2 grid-rows-subgrid lg:col-span-5",
  audit: "row-span-2 grid-rows-subgrid lg:col-span-7",
  batches: "row-span-2 grid-rows-subgrid lg:col-span-5",
  languages: "row-span-2 grid-rows-subgrid lg:col-span-7",
  api: "md:col-span-full md:grid-cols-2",
};

/** What there is around a single listing: a section each, with its picture. */
export function ShopTools() {
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-(--gutter) pt-16 sm:pt-20 md:grid-cols-2 lg:grid-cols-12">
      {shopTools.map(({ id, title, text, link }) => (
        <section
          key={id}
          aria-labelledby={`${id}-title`}
          className={clsx(
            "grid gap-0 overflow-hidden rounded-lg border border-border bg-card",
            widths[id],
          )}
        >
          <div
            className={clsx(
              "grid items-center bg-secondary/25 p-5 sm:p-6",
              id === "api" && "md:order-last",
            )}
          >
            {toolPictures[id]}
          </div>
          <div className={clsx("p-5 sm:p-6", id === "api" && "self-center")}>
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            <p className="mt-2 text-muted-foreground">{text}</p>
            <a
              href={link.href}
              className="mt-2 inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:text-primary-hover"
            >
              {link.label}
            </a>
          </div>
        </section>
      ))}
    </div>
  );
}
