import { formatTime } from "@/components/admin/format";
import { Alert } from "@/components/ui/alert";
import type { ServiceFault } from "@/lib/admin/schema";
import { outsideServices, serviceNames } from "@/lib/settings/outside-services";

export function ServiceFaultAlert({ service, message, since }: ServiceFault) {
  const name = serviceNames.find((each) => each === service);
  const { title, remedy } = (name && outsideServices[name].fault) ?? {
    title: `${service} refuses our requests`,
    remedy: "",
  };
  return (
    <Alert variant="destructive" title={title}>
      <p>
        Since {formatTime(since)}, it has answered: “{message}” {remedy}
      </p>
    </Alert>
  );
}
