import { publicRoute } from "@/lib/http/route";

/**
 * Where the installed app's photos are shared to (app/manifest.ts). Its service
 * worker takes them before they are sent; this answers where there is none,
 * without reading them: nobody is asked here whether they may store something.
 */
export const POST = publicRoute(
  () =>
    new Response(null, {
      status: 303,
      headers: { Location: "/generate?shared=again" },
    }),
  { crossSite: true, bodyTypes: ["multipart/form-data"] },
);
