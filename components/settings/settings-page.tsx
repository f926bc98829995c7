import Link from "next/link";
import { StepUpDialog } from "@/components/auth";
import { DataClient } from "@/components/site";
import { settingsLinks } from "@/lib/content/navigation";

type SettingsPageProps = {
  /** The address of this page, one of `settingsLinks`. */
  href: string;
  title: string;
  intro: React.ReactNode;
  children: React.ReactNode;
};

/**
 * A page of the settings: the way to the others beside it, or above it on a
 * phone, and its island.
 */
export function SettingsPage({
  href,
  title,
  intro,
  children,
}: SettingsPageProps) {
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-6 pb-16 lg:grid lg:grid-cols-[11rem_minmax(0,48rem)] lg:gap-10 lg:pt-12">
      <nav aria-label="Settings" className="lg:sticky lg:top-24 lg:self-start">
        <ul className="flex flex-wrap gap-x-1 border-border max-lg:border-b max-lg:pb-2 lg:flex-col lg:border-l">
          {settingsLinks.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                aria-current={link.href === href ? "page" : undefined}
                className="flex min-h-11 items-center px-3 text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:font-semibold aria-[current=page]:text-foreground max-lg:rounded-md max-lg:aria-[current=page]:bg-accent lg:-ml-px lg:border-transparent lg:border-l-2 lg:rounded-r-md lg:aria-[current=page]:border-primary"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-6 max-lg:mt-6">
        <div>
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-3 max-w-prose text-lg text-muted-foreground">
            {intro}
          </p>
        </div>
        <DataClient>{children}</DataClient>
        <StepUpDialog />
      </div>
    </div>
  );
}
