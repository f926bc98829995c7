/** Prints the listing in which the button stands, and no other that is open beside it. */
export function printListing(button: Element) {
  const listing = button.closest("[data-print]");
  listing?.setAttribute("data-print", "chosen");
  // Some browsers print only after this returns, so that the mark must stand until they have.
  window.addEventListener("afterprint", () => listing?.setAttribute("data-print", "listing"), { once: true });
  window.print();
}
