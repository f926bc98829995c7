import { NotFoundHelp } from "@/components/site/not-found-help";

/** For a page that finds out in the browser that it is not there for this visitor; the frame stands already. */
export default function NotFoundInFrame() {
  return <NotFoundHelp />;
}
