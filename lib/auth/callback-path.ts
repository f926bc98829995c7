/**
 * Where to go after signing in: `wanted` if it is a path on our own site, else
 * the dashboard. Browsers drop tabs and line breaks and read a backslash as a
 * slash, so the parsed URL decides, not the text alone.
 */
export function callbackPath(wanted: string | null, origin: string) {
  const home = "/dashboard";
  if (
    wanted === null ||
    !/^\/(?![/\\])/.test(wanted) ||
    !URL.canParse(wanted, origin)
  )
    return home;
  const { origin: own, pathname, search, hash } = new URL(wanted, origin);
  if (
    own !== origin ||
    pathname.startsWith("//") ||
    /^\/(signin|signup|api)(\/|$)/.test(pathname)
  )
    return home;
  return `${pathname}${search}${hash}`;
}
