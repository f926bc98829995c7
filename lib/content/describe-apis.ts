import { apiDocs } from "@/lib/content/api-docs";

/**
 * Where programs find what describes the two interfaces (RFC 9727). `origin` is
 * where the pages are served.
 */
export function describeApis(origin: string) {
  const at = (path: string) => new URL(path, origin).href;
  const docs = [{ href: at(apiDocs.path), type: "text/html" }];
  return {
    linkset: [
      {
        anchor: at("/api/v1"),
        "service-desc": [
          {
            href: at("/api/openapi.json"),
            type: "application/openapi+json;version=3.1",
          },
        ],
        "service-doc": docs,
        "terms-of-service": [{ href: at("/terms"), type: "text/html" }],
      },
      { anchor: at("/mcp"), "service-doc": docs },
    ],
  };
}
