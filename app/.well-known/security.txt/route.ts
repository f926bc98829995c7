import { writeSecurityContact } from "@/lib/content/write-security-contact";
import { env } from "@/lib/env";
import { publicRoute } from "@/lib/http/route";

export const GET = publicRoute(() => {
  const { APP_URL: origin, CONTACT_EMAIL: email } = env();
  return new Response(writeSecurityContact({ origin, email }, new Date()), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
});
