import { buttonVariants } from "@/components/ui/button";
import { byPictures } from "@/lib/settings/installation";

const places = [
  {
    href: "/generate",
    label: "Listing Generator",
    text: `make a listing from ${byPictures("a photo", "a few facts")}`,
  },
  {
    href: "/audit",
    label: "Audit",
    text: "check all listings of your shop",
  },
  {
    href: "/batches",
    label: "Batches",
    text: byPictures(
      "one for each product of a folder of photos",
      "one for each product of a table",
    ),
  },
  {
    href: "/history",
    label: "Generation History",
    text: "find one that you made before",
  },
  {
    href: "/etsy-listing-generator-guide",
    label: "Etsy Listing Generator Guide",
    text: "how a good listing is built",
  },
  {
    href: "/etsy-seo-tips",
    label: "Etsy SEO Tips",
    text: "what is known about search",
  },
  { href: "/faq", label: "FAQ", text: "questions and answers" },
];

export function NotFoundHelp() {
  return (
    <section className="mx-auto max-w-2xl px-(--gutter) py-16 sm:py-24">
      <h1 className="text-4xl sm:text-5xl">404 Page Not Found</h1>
      <p className="mt-4 text-lg text-muted-foreground">
        We couldn't find this page. It may have moved, or the address may
        contain a typo. You may be looking for one of these:
      </p>
      <ul className="mt-6 border-border border-t">
        {places.map(({ href, label, text }) => (
          <li key={href} className="border-border border-b">
            <a
              href={href}
              className="flex min-h-13 flex-wrap items-center gap-x-3 py-2 hover:bg-accent"
            >
              <span className="font-semibold text-primary underline underline-offset-4">
                {label}
              </span>
              <span className="text-muted-foreground">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <a href="/" className={buttonVariants({ className: "mt-8" })}>
        Go to the home page
      </a>
      <p className="mt-10 text-muted-foreground text-sm">
        Did you forget to add the page to the router?
      </p>
    </section>
  );
}
