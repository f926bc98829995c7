/**
 * A tab that is opened in the click itself, since browsers close those that come later, and led on once it is known
 * where to. Null where the browser opens none.
 */
export function openTab() {
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = "Opening the payment page…";
  tab.document.body.textContent = "Opening the payment page…";
  return tab;
}
