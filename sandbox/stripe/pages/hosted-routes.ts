import { escapeHtml } from "../../control/page";
import type { Incoming, Route } from "../../service";
import type { Reply } from "../../wire/reply";
import type { Account } from "../account";
import type { CheckoutSession, Invoice, PortalSession } from "../shapes";
import { Failure } from "../wire/failure";
import { cancelCheckout, checkoutPage, declineCheckout, payCheckout } from "./checkout-page";
import { confirmChange, confirmPage } from "./confirm-page";
import { hostedPage } from "./dress";
import { invoicePage, payOpenInvoice } from "./invoice-page";
import { cancelPlan, changeCard, keepPlan } from "./portal-actions";
import { portalPage } from "./portal-page";

type Answer<T> = (found: T, incoming: Incoming) => Reply;

/** The pages where a customer pays, confirms, and looks after a subscription. */
export function hostedRoutes(account: Account): Route[] {
  const checkout = finder("checkout", (id) => account.tables.checkoutSessions.get(id));
  const portal = finder("portal", (id) => account.tables.portalSessions.get(id));
  const invoice = finder("invoice", (token) => invoiceAt(account, token));
  return [
    checkout("GET", "", (session: CheckoutSession) => checkoutPage(account, session)),
    checkout("POST", "/pay", (session, incoming) => payCheckout(account, session, incoming)),
    checkout("POST", "/decline", (session) => declineCheckout(account, session)),
    checkout("POST", "/cancel", (session) => cancelCheckout(session)),
    portal("GET", "", (session, { query }) => portalEntry(account, session, query.has("home"))),
    portal("POST", "/confirm", (session) => confirm(account, session, null)),
    portal("POST", "/decline", (session) => confirm(account, session, "Your card was declined.")),
    portal("POST", "/card", (session, incoming) => changeCard(account, session, incoming)),
    portal("POST", "/cancel", (session, incoming) => cancelPlan(account, session, incoming)),
    portal("POST", "/keep", (session, incoming) => keepPlan(account, session, incoming)),
    invoice("GET", "", (found) => invoicePage(found)),
    invoice("POST", "/pay", (found, incoming) => payOpenInvoice(account, found, incoming)),
  ];
}

function finder<T>(folder: string, find: (id: string) => T | undefined) {
  return (method: Route["method"], action: string, act: Answer<T>): Route => ({
    method,
    path: new RegExp(`^/${folder}/(\\w+)${action}$`),
    answer: (incoming, [id = ""]) => {
      const found = find(id);
      if (found === undefined) return hostedPage("Nothing here", "<p>This address has expired or never was.</p>", 404);
      return orApology(() => act(found, incoming));
    },
  });
}

/** What the API would refuse is a page here. */
function orApology(act: () => Reply): Reply {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return hostedPage("This cannot be done", `<p>${escapeHtml(error.message)}</p>`, error.status);
  }
}

function portalEntry(account: Account, session: PortalSession, isHome: boolean): Reply {
  const change = session.flow?.subscription_update_confirm;
  return change && !isHome ? confirmPage(account, session, change) : portalPage(account, session);
}

function confirm(account: Account, session: PortalSession, problem: string | null): Reply {
  const change = session.flow?.subscription_update_confirm;
  if (!change) return portalPage(account, session);
  return problem === null ? confirmChange(account, session, change) : confirmPage(account, session, change, problem);
}

function invoiceAt({ tables }: Account, token: string): Invoice | undefined {
  return [...tables.invoices.values()].find(({ hosted_invoice_url: address }) =>
    address?.endsWith(`/invoice/${token}`),
  );
}
