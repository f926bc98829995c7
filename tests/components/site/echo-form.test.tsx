import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EchoForm } from "@/components/site/echo-form";
import { receiveToasts } from "@/components/ui/toast";

test("what is typed comes back as a toast", async () => {
  const shown = jest.fn();
  const stop = receiveToasts(shown);
  render(<EchoForm fields={["Name", "Message"]} by="toast" />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await userEvent.type(screen.getByLabelText("Message"), "hello");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({
      title: "Test Success",
      description: "Ada, hello",
    }),
  );
  stop();
});

test("what is typed comes back as an alert", async () => {
  const alert = jest.spyOn(window, "alert").mockReturnValue(undefined);
  render(<EchoForm fields={["Text"]} by="alert" />);
  await userEvent.type(screen.getByLabelText("Text"), "hello{Enter}");
  expect(alert).toHaveBeenCalledWith("hello");
});
