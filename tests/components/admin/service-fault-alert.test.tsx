import { render, screen } from "@testing-library/react";
import { ServiceFaultAlert } from "@/components/admin/service-fault-alert";

test.each([
  [
    "email",
    "The email service refuses our emails",
    /RESEND_API_KEY.*MAIL_FROM/,
  ],
  ["storage", "The bucket refuses our photos", /npm run doctor.*S3 setting/],
  [
    "model",
    "The model's provider refuses our requests",
    /ANTHROPIC_API_KEY.*spend limit/,
  ],
])(
  "a fault of %s: announced with the service's words and the settings to check",
  (service, title, remedy) => {
    render(
      <ServiceFaultAlert
        service={service}
        message="The domain is not verified."
        since="2026-11-22T10:00:00.000Z"
      />,
    );
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent("“The domain is not verified.”");
    expect(alert).toHaveTextContent("Nov 22, 2026");
    expect(alert).toHaveTextContent(remedy);
  },
);
