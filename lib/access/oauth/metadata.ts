import "server-only";
import { issuer, mcpResource } from "@/lib/access/oauth/mcp-resource";
import { appScopes } from "@/lib/access/oauth/schema";
import { installation } from "@/lib/settings/installation";

/** What `/mcp` is and who gives access to it (RFC 9728). */
export const resourceMetadata = () => ({
  resource: mcpResource(),
  authorization_servers: [issuer()],
  scopes_supported: appScopes,
  bearer_methods_supported: ["header"],
  resource_name: installation().name,
});

const authMethods = ["none", "client_secret_basic", "client_secret_post"];

/** How apps ask for access here (RFC 8414). */
export const serverMetadata = () => ({
  issuer: issuer(),
  authorization_endpoint: `${issuer()}/oauth/authorize`,
  token_endpoint: `${issuer()}/oauth/token`,
  registration_endpoint: `${issuer()}/oauth/register`,
  revocation_endpoint: `${issuer()}/oauth/revoke`,
  scopes_supported: appScopes,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: authMethods,
  revocation_endpoint_auth_methods_supported: authMethods,
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
});
