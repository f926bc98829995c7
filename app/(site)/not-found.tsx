import { NotFoundHelp } from "@/components/site";

/**
 * For a page that is not found only in the browser, such as an admin page for
 * other users. Rendered inside the site frame.
 */
export default function NotFoundInFrame() {
  return <NotFoundHelp />;
}
