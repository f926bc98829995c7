import "server-only";
import { env } from "@/lib/env";

/** Who issues codes and tokens: the origin, without a slash at its end. */
export const issuer = () => env().APP_URL;

/** The one resource that tokens are for. Keys, not tokens, open `/api/v1`. */
export const mcpResource = () => `${issuer()}/mcp`;

/** What describes the resource (RFC 9728). */
export const resourceMetadataAddress = () =>
  `${issuer()}/.well-known/oauth-protected-resource/mcp`;
