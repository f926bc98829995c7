import { endpointNotFound, publicRoute } from "@/lib/http/route";

const notFound = publicRoute(async () => {
  throw endpointNotFound();
});

export {
  notFound as DELETE,
  notFound as GET,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
