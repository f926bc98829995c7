/** Apart, so that a test can see that a page is left. */
export const reloadPage = () => window.location.reload();
export const goTo = (address: string) => window.location.assign(address);
