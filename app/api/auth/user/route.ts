import { userRoute } from "@/lib/http/route";

export const GET = userRoute(
  ({ user: { id, email, isVerified, isAdmin, createdAt } }) => ({
    id,
    email,
    isVerified,
    isAdmin,
    createdAt,
  }),
);
