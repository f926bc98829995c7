import { describeApis } from "@/lib/content/describe-apis";
import { env } from "@/lib/env";
import { publicDocument } from "@/lib/http/public-document";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute(() =>
  publicDocument(
    describeApis(env().APP_URL),
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ),
);
