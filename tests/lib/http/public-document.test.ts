import { publicDocument } from "@/lib/http/public-document";

test.each([
  [undefined, "application/json"],
  ["application/linkset+json", "application/linkset+json"],
])(
  "a public document of type %s: scripts of every site may read and keep it",
  async (type, sent) => {
    const answer = publicDocument({ name: "Listwright" }, type);
    expect(await answer.json()).toEqual({ name: "Listwright" });
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": sent,
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  },
);
