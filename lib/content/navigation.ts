import { footerTitles, publicPages } from "@/lib/content/public-pages";

export type NavigationEntry = { href: string; label: string };

const linksIn = (place: "Header" | (typeof footerTitles)[number]) =>
  publicPages.flatMap(({ path, link }) =>
    link?.places.includes(place) ? [{ href: path, label: link.label }] : [],
  );

export const features = publicPages.flatMap(({ path, link, feature }) =>
  link && feature ? [{ href: path, label: link.label, ...feature }] : [],
);

export const mainLinks: NavigationEntry[] = linksIn("Header");

/**
 * What a seller sets up once, in the order of the navigation that these pages
 * share.
 */
export const settingsLinks: NavigationEntry[] = [
  { href: "/shop", label: "Shop" },
  { href: "/settings/account", label: "Account" },
  { href: "/settings/keys", label: "API keys" },
  { href: "/settings/apps", label: "Connected apps" },
  { href: "/settings/webhooks", label: "Webhooks" },
  { href: "/shop-name-generator", label: "Brand Builder" },
];

export const footerGroups = footerTitles.map((title) => ({
  title,
  links: linksIn(title),
}));
