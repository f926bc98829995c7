import "server-only";
import { isSecure, readToken, serializeCookie } from "@/lib/auth/cookie";
import { ticketLifetimes } from "@/lib/auth/create-ticket";

/** The prefix makes browsers refuse one that another host of the domain, or plain HTTP, tries to plant. */
const cookieName = () => `${isSecure() ? "__Host-" : ""}listwright-sign-up`;

/** The token by which a browser is known as the one that signed up, or null. */
export function readSignUpToken(request: Request) {
  return readToken(request, cookieName());
}

/** The Set-Cookie line for the browser that signs up, or asks for another link: it lasts as long as the link. */
export function signUpCookie(token: string) {
  return serializeCookie(cookieName(), token, [`Max-Age=${ticketLifetimes.verify / 1_000}`]);
}

/** The Set-Cookie line that takes it away. */
export function clearedSignUpCookie() {
  return serializeCookie(cookieName(), "", ["Max-Age=0"]);
}
