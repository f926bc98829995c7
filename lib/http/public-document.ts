/**
 * A document that describes this server to everybody, also to scripts on other
 * sites. It changes only with a release.
 */
export function publicDocument(document: object, type = "application/json") {
  return Response.json(document, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
