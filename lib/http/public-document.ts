/**
 * What describes this server to everybody, also to scripts of other sites. It
 * changes with a release only.
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
