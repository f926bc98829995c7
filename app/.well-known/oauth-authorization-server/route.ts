import { serverMetadata } from "@/lib/access/oauth/metadata";
import { publicDocument } from "@/lib/http/public-document";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute(() => publicDocument(serverMetadata()));
