import { AppError } from "@/lib/errors";
import { problemResponse } from "@/lib/http/problem-response";
import { publicRoute } from "@/lib/http/route";

const notFound = publicRoute(
  async () => {
    throw new AppError("not_found", "Endpoint not found.");
  },
  {
    crossSite: true,
    toErrorResponse: problemResponse,
    bodyTypes: [
      "application/json",
      "multipart/form-data",
      "text/csv",
      "application/x-www-form-urlencoded",
    ],
  },
);

export {
  notFound as DELETE,
  notFound as GET,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
