import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Our server compresses what it serves from memory; a reverse proxy does the
  // rest.
  compress: false,
  // No page uses next/image, and what resizes pictures for anybody who asks is
  // work that nobody should be able to order.
  images: { unoptimized: true },
  experimental: {
    // A server with settings of its own renders the pages anew, into memory:
    // others may run the same build.
    isrFlushToDisk: false,
  },
  turbopack: {
    // A browser loads the packs of the languages that it needs.
    resolveAlias: {
      "@/lib/listing-text/languages/first-packs": {
        browser: "./lib/listing-text/languages/no-packs.ts",
      },
    },
  },
  // `npm run types` checks more than a build would, and whoever starts the
  // product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // One prerendered page for all links for photos; it reads its address itself.
  rewrites: async () => [{ source: "/u/:token", destination: "/u" }],
  serverExternalPackages: [
    "graphile-worker",
    "pino",
    "@node-rs/argon2",
    "sharp",
    "pg",
    "prom-client",
  ],
};

export default config;
