import { AppError } from "@/lib/errors";
import { publicRoute } from "@/lib/http/route";

const notFound = publicRoute(async () => {
  throw new AppError("not_found", "Endpoint not found.");
});

export {
  notFound as DELETE,
  notFound as GET,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
