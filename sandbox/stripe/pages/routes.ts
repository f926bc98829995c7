import {
  escapeHtml,
  type Reply,
  type Route,
  type SandboxRequest,
} from "../../service";
import type { Account } from "../account";
import { ApiError } from "../api/errors";
import type { CheckoutSession, Invoice, PortalSession } from "../objects";
import { endBankDebit } from "./bank-debit";
import { cancelCheckout, declineCheckout, payCheckout } from "./checkout";
import { checkoutPage } from "./checkout-page";
import { confirmPayment, refusePayment } from "./confirm-payment";
import { invoicePage, payOpenInvoice } from "./invoice";
import { hostedPage } from "./layout";
import {
  cancelPlan,
  changeCard,
  confirmChange,
  confirmPage,
  portalPage,
  resumePlan,
} from "./portal";

/** The hosted pages: checkout, customer portal and invoices. */
export function hostedRoutes(account: Account): Route[] {
  const checkout = routesFor("checkout", (id) =>
    account.tables.checkoutSessions.get(id),
  );
  const portal = routesFor("portal", (id) =>
    account.tables.portalSessions.get(id),
  );
  const invoice = routesFor("invoice", (token) => findInvoice(account, token));
  return [
    checkout("GET", "", (session: CheckoutSession) =>
      checkoutPage(account, session),
    ),
    checkout("POST", "/pay", (session, request) =>
      payCheckout(account, session, request),
    ),
    checkout("POST", "/confirm", (session) => confirmPayment(account, session)),
    checkout("POST", "/refuse", (session) => refusePayment(account, session)),
    checkout("POST", "/debit-arrives", (session) =>
      endBankDebit(account, session, true),
    ),
    checkout("POST", "/debit-fails", (session) =>
      endBankDebit(account, session, false),
    ),
    checkout("POST", "/decline", (session) =>
      declineCheckout(account, session),
    ),
    checkout("POST", "/cancel", (session) => cancelCheckout(session)),
    portal("GET", "", (session, { query }) =>
      portalEntry(account, session, query.has("home")),
    ),
    portal("POST", "/confirm", (session) => confirm(account, session, null)),
    portal("POST", "/decline", (session) =>
      confirm(account, session, "Your card was declined."),
    ),
    portal("POST", "/card", (session, request) =>
      changeCard(account, session, request),
    ),
    portal("POST", "/cancel", (session, request) =>
      cancelPlan(account, session, request),
    ),
    portal("POST", "/keep", (session, request) =>
      resumePlan(account, session, request),
    ),
    invoice("GET", "", (found) => invoicePage(found)),
    invoice("POST", "/pay", (found, request) =>
      payOpenInvoice(account, found, request),
    ),
  ];
}

type Handler<T> = (found: T, request: SandboxRequest) => Reply;

function routesFor<T>(folder: string, find: (id: string) => T | undefined) {
  return (
    method: Route["method"],
    action: string,
    handle: Handler<T>,
  ): Route => ({
    method,
    path: new RegExp(`^/${folder}/(\\w+)${action}$`),
    handle: (request, [id = ""]) => {
      const found = find(id);
      if (found === undefined) {
        return hostedPage(
          "Page not found",
          "<p>This link has expired or does not exist.</p>",
          404,
        );
      }
      return withErrorPage(() => handle(found, request));
    },
  });
}

/** An error of the API is shown as a page. */
function withErrorPage(handle: () => Reply): Reply {
  try {
    return handle();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return hostedPage(
      "Something went wrong",
      `<p>${escapeHtml(error.message)}</p>`,
      error.status,
    );
  }
}

function portalEntry(
  account: Account,
  session: PortalSession,
  isHome: boolean,
): Reply {
  const change = session.flow?.subscription_update_confirm;
  return change && !isHome
    ? confirmPage(account, session, change)
    : portalPage(account, session);
}

function confirm(
  account: Account,
  session: PortalSession,
  problem: string | null,
): Reply {
  const change = session.flow?.subscription_update_confirm;
  if (!change) return portalPage(account, session);
  return problem === null
    ? confirmChange(account, session, change)
    : confirmPage(account, session, change, problem);
}

function findInvoice({ tables }: Account, token: string): Invoice | undefined {
  return [...tables.invoices.values()].find(({ hosted_invoice_url: address }) =>
    address?.endsWith(`/invoice/${token}`),
  );
}
