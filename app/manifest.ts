import type { MetadataRoute } from "next";
import { site } from "@/lib/content/site";

// BRAND_NAME is set at run time, not at build time.
export const dynamic = "force-dynamic";

const paper = "#f9f5ee";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: "en",
    start_url: "/generate",
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    // public/sw.js receives what is sent there.
    share_target: {
      action: "/api/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        files: [
          {
            name: "photos",
            accept: ["image/*", ".heic", ".heif", ".avif", ".webp"],
          },
        ],
      },
    },
  };
}
