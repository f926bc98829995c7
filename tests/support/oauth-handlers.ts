import {
  POST as answerQuestion,
  GET as readQuestion,
} from "@/app/api/oauth/authorization/route";
import { POST as register } from "@/app/oauth/register/route";
import { POST as revoke } from "@/app/oauth/revoke/route";
import { POST as token } from "@/app/oauth/token/route";
import { issuer } from "@/lib/access/oauth/mcp-resource";
import { randomIpAddress } from "@/tests/support/factories";
import { createAssistantApp, type Send } from "@/tests/support/oauth";

const handlers: Record<string, (request: Request) => Promise<Response>> = {
  "POST /oauth/register": register,
  "POST /oauth/token": token,
  "POST /oauth/revoke": revoke,
  "GET /api/oauth/authorization": readQuestion,
  "POST /api/oauth/authorization": answerQuestion,
};

/** Calls the handlers of this process. */
export const sendToHandlers: Send = (
  method,
  path,
  { form, json, cookie, headers } = {},
) => {
  const url = new URL(path, issuer());
  const handler = handlers[`${method} ${url.pathname}`];
  if (!handler) throw new Error(`There is no handler of ${method} ${path}.`);
  const request = new Request(url, {
    method,
    headers: {
      "X-Forwarded-For": randomIpAddress(),
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...(cookie !== undefined && {
        Cookie: cookie,
        "Sec-Fetch-Site": "same-origin",
      }),
      ...headers,
    },
    ...(form !== undefined && { body: new URLSearchParams(form) }),
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return handler(request);
};

export const createLocalApp = () =>
  createAssistantApp(sendToHandlers, issuer());
