import { Header } from "@/components/site/header";
import { visitScript } from "@/lib/browser/first-page";
import { footerGroups } from "@/lib/content/navigation";
import { site } from "@/lib/content/site";

type SiteFrameProps = {
  /** Below the header. */
  navigation?: React.ReactNode;
  children: React.ReactNode;
};

/** Header and footer around a page. */
export function SiteFrame({ navigation, children }: SiteFrameProps) {
  return (
    <>
      <Header />
      {navigation}
      {/* As high as the window, so that the footer is never in sight while data
          above it arrives. */}
      <main id="content" className="min-h-[calc(100dvh-4rem)] flex-1">
        {children}
      </main>
      <Footer />
      <script>{visitScript}</script>
    </>
  );
}

function Footer() {
  return (
    <footer className="mt-12 md:mt-20 print:hidden border-border border-t bg-card">
      <div className="ruler-edge" aria-hidden="true" />
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-6 px-(--gutter) py-6 md:gap-10 md:py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <p className="max-w-xs font-serif max-md:col-span-2 text-xl leading-snug">
          {site.tagline}
        </p>
        {footerGroups.map(({ title, links }, index) => (
          <nav
            key={title}
            aria-label={title}
            // On phones the last group is one row; its label says its title.
            className={
              index === footerGroups.length - 1
                ? "max-md:col-span-2 max-md:[&_h2]:hidden max-md:[&_ul]:flex max-md:[&_ul]:flex-wrap max-md:[&_ul]:gap-x-6"
                : undefined
            }
          >
            <h2 className="font-sans font-semibold text-muted-foreground text-sm tracking-normal">
              {title}
            </h2>
            <ul className="mt-1.5">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center leading-snug underline decoration-transparent md:py-1 underline-offset-4 hover:decoration-current"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex max-w-6xl flex-col gap-1 border-border border-t px-(--gutter) py-6 text-muted-foreground text-sm md:flex-row md:justify-between">
        <p>{site.copyright}</p>
        <p>{site.etsyNotice}</p>
      </div>
    </footer>
  );
}
