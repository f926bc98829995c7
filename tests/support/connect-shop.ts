import { answerConsent } from "@/tests/support/etsy";
import { call } from "@/tests/support/instances";

/**
 * Connects the shop of a seller as the pages do it: to Etsy's consent page and
 * back.
 */
export async function connectShop(instance: string, cookie: string) {
  const { authorizeUrl } = await (
    await call(instance, "POST", "/api/etsy/connect", {}, { cookie })
  ).json();
  const { pathname, search } = new URL(await answerConsent(authorizeUrl));
  await call(instance, "GET", `${pathname}${search}`, undefined, {
    cookie,
    redirect: "manual",
  });
}
