/** A `ref` for what has the focus as soon as it is there. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** The same for a text, to go on typing. */
export function takeFocusAtEnd(area: HTMLTextAreaElement | null) {
  takeFocus(area);
  area?.setSelectionRange(area.value.length, area.value.length);
}

/** For a handler: it is on the page already. */
export function giveFocus(id: string) {
  takeFocus(document.getElementById(id));
}

/** A `ref` as `takeFocus` is, for what is scrolled to as well. */
export const takeFocusAndView = (element: HTMLElement | null) =>
  element?.focus();
