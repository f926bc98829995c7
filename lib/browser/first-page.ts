/** In the storage of a tab, which ends with it: the page it began with. */
const key = "listwright:first-page";

/**
 * As a text, since it stands in the page: a file of scripts would cost each
 * page more than it does. Tells the server once the page is loaded that it was
 * opened, and keeps the first one of the tab. Neither where the browser asks
 * for privacy or blocks storage.
 */
export const visitScript = `addEventListener("load",function(){var n=navigator,p=location.pathname,s,f;try{if(n.globalPrivacyControl||n.doNotTrack==1)return;s=sessionStorage;f=s["${key}"];s["${key}"]=f||p;n.sendBeacon("/api/visits?"+(f?"page=":"first=")+p)}catch(e){}})`;

/** Goes along with a try and a sign-up. */
export function firstPageHeader(): Record<string, string> {
  try {
    const page = sessionStorage.getItem(key);
    return page === null ? {} : { "First-Page": page };
  } catch {
    return {};
  }
}
