import { ChevronDown, Menu as MenuIcon, X } from "lucide-react";
import { AccountLink, GenerateLink } from "@/components/site/account-links";
import { Logo } from "@/components/site/logo";
import { Menu } from "@/components/site/menu";
import { NavLink } from "@/components/site/nav-link";
import { buttonVariants } from "@/components/ui/button";
import { closedDoor } from "@/lib/content/closed-door";
import { features, mainLinks } from "@/lib/content/navigation";

const quiet =
  "inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3 font-semibold hover:bg-accent aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";
const row =
  "block rounded-md border-transparent border-l-4 px-3 py-2.5 hover:bg-accent aria-[current=page]:border-primary";

export function Header() {
  const door = closedDoor();
  return (
    <header className="print:hidden sticky top-0 z-40 border-border border-b bg-background max-sm:[body:has([data-result])_&]:static">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-50 focus:rounded-md focus:bg-foreground focus:px-4 focus:py-2 focus:text-background"
      >
        Skip to content
      </a>
      {/* Columns of known widths: nothing moves while the rest of the header is
          still arriving. */}
      <div className="mx-auto grid h-16 max-w-6xl grid-cols-[1fr_minmax(9.75rem,auto)] items-center gap-2 px-(--gutter) md:grid-cols-[calc(50%-11rem)_1fr_minmax(10.5rem,auto)]">
        <div className="flex items-center">
          <Logo />
        </div>
        <nav aria-label="Main" className="hidden items-center md:flex">
          <Menu
            label={<MenuLabel text="Features" />}
            labelClassName={quiet}
            className="group relative min-h-11"
          >
            <ul className="absolute top-full left-0 mt-2 w-88 rounded-lg border border-input bg-card p-2 shadow-lg">
              {features.map(({ href, label, description }) => (
                <li key={href}>
                  <NavLink href={href} className={row}>
                    <span className="block font-semibold">{label}</span>
                    <span className="block text-muted-foreground text-sm leading-snug">
                      {description}
                    </span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </Menu>
          {mainLinks.map(({ href, label }) => (
            <NavLink key={href} href={href} className={quiet}>
              {label}
            </NavLink>
          ))}
          <AccountLink className={quiet} />
        </nav>
        <div className="flex items-center gap-1">
          <GenerateLink
            {...(door && { signIn: door.signIn })}
            className={buttonVariants({
              className:
                "min-w-[6.5rem] whitespace-nowrap px-3 max-md:text-sm md:min-w-[10.5rem] aria-[current=page]:border-input aria-[current=page]:bg-card aria-[current=page]:text-foreground",
            })}
          />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MobileMenu() {
  return (
    <Menu
      label={<MenuBars />}
      labelClassName={quiet}
      className="group h-11 w-12 md:hidden"
    >
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-border border-b bg-background px-3 py-3 shadow-lg"
      >
        <ul>
          {features.map(({ href, label, short }) => (
            <li key={href}>
              <NavLink href={href} className={row}>
                <span className="block font-semibold">{label}</span>
                <span className="block text-muted-foreground text-sm">
                  {short}
                </span>
              </NavLink>
            </li>
          ))}
          {mainLinks.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className={`${row} font-semibold`}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <AccountLink className={`${row} font-semibold`} />
          </li>
        </ul>
      </nav>
    </Menu>
  );
}

function MenuBars() {
  return (
    <>
      <span className="sr-only">Menu</span>
      <MenuIcon className="size-6 group-open:hidden" />
      <X className="hidden size-6 group-open:block" />
    </>
  );
}

function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
    </>
  );
}
