import { formatTime } from "@/components/admin/format";
import { Alert } from "@/components/ui/alert";
import type { ServiceFault } from "@/lib/admin/schema";

const explanations: Record<string, { title: string; remedy: string }> = {
  email: {
    title: "The email service refuses our emails",
    remedy:
      "Nobody can verify an address or reset a password. Check RESEND_API_KEY, and that the domain of MAIL_FROM is verified there. The emails are queued, and go out within ten minutes of the fix while their links are valid.",
  },
  storage: {
    title: "The bucket refuses our photos",
    remedy:
      "Photos can't be uploaded ahead of a listing. Run npm run doctor to see which S3 setting to check.",
  },
  etsy: {
    title: "Etsy refuses this site's key",
    remedy:
      "No shop can be connected, and nothing is sent to Etsy. Check ETSY_KEYSTRING and ETSY_SHARED_SECRET, and that the app is active at etsy.com/developers/your-apps.",
  },
  model: {
    title: "The model's provider refuses our requests",
    remedy:
      "Nobody can generate a listing. Check ANTHROPIC_API_KEY, ANTHROPIC_MODEL, and the credit and spend limit of the account there.",
  },
};

export function ServiceFaultAlert({ service, message, since }: ServiceFault) {
  const { title, remedy } = explanations[service] ?? {
    title: `${service} refuses our requests`,
    remedy: "",
  };
  return (
    <Alert tone="brick" title={title}>
      <p>
        Since {formatTime(since)}, it has answered: “{message}” {remedy}
      </p>
    </Alert>
  );
}
