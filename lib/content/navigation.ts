import { featuredArticles } from "@/lib/content/articles";

export type NavigationEntry = {
  href: string;
  label: string;
  description?: string;
};

export const features: (NavigationEntry & {
  description: string;
  short: string;
})[] = [
  {
    href: "/generate",
    label: "Listing Generator",
    description:
      "Create fully optimized listings with AI-powered titles, descriptions, tags and alt text",
    short: "A full listing from a photo",
  },
  {
    href: "/shop-name-generator",
    label: "Brand Builder",
    description:
      "Create a complete brand identity with AI-powered shop names, logos and brand strategy tools",
    short: "Shop names and logos",
  },
];

export const mainLinks: NavigationEntry[] = [
  { href: "/pricing", label: "Pricing" },
  { href: "/faq", label: "FAQ" },
];

/**
 * What a seller sets up once, in the order of the navigation that these pages
 * share.
 */
export const settingsLinks: NavigationEntry[] = [
  { href: "/shop", label: "My shop" },
  { href: "/settings/account", label: "Account" },
  { href: "/settings/keys", label: "API keys" },
  { href: "/settings/apps", label: "Connected apps" },
  { href: "/settings/webhooks", label: "Webhooks" },
];

export const footerGroups: { title: string; links: NavigationEntry[] }[] = [
  {
    title: "Tools",
    links: [
      { href: "/generate", label: "Listing Generator" },
      { href: "/shop-name-generator", label: "Brand Builder" },
      { href: "/audit", label: "Shop Audit" },
      { href: "/pricing", label: "Pricing" },
      { href: "/faq", label: "FAQ" },
    ],
  },
  {
    title: "Resources",
    links: [
      { href: "/blog", label: "Seo blog" },
      ...featuredArticles.map(({ slug, title }) => ({
        href: `/${slug}`,
        label: title,
      })),
      { href: "/docs/api", label: "API and assistants" },
    ],
  },
  {
    title: "Legal",
    links: [
      { href: "/privacy", label: "Privacy Policy" },
      { href: "/terms", label: "Terms of Service" },
      { href: "/disclaimer", label: "AI Content Disclaimer" },
    ],
  },
];
