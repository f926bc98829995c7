import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { toast } from "@/components/ui/toast";
import { ToastArea } from "@/components/ui/toast-area";

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }),
  });
});

test("a message that came before the area is shown when the area comes", async () => {
  toast({ title: "Email Verified!", description: "You can sign in now." });
  render(<ToastArea />);
  expect(await screen.findByText("Email Verified!")).toBeInTheDocument();
  expect(screen.getByText("You can sign in now.")).toBeInTheDocument();
});

test("there is one message at a time, the newest", async () => {
  render(<ToastArea />);
  act(() => toast({ title: "First" }));
  await screen.findByText("First");
  act(() => toast({ title: "Second" }));
  await screen.findByText("Second");
  expect(screen.queryByText("First")).not.toBeInTheDocument();
});

test("a message goes after two seconds", async () => {
  render(<ToastArea />);
  act(() => toast({ title: "Brief" }));
  await screen.findByText("Brief");
  await waitFor(
    () => expect(screen.queryByText("Brief")).not.toBeInTheDocument(),
    { timeout: 4_000 },
  );
});

test("F8 moves the focus to the messages", async () => {
  render(<ToastArea />);
  act(() => toast({ title: "Here" }));
  await screen.findByText("Here");
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(document.activeElement).toContainElement(screen.getByText("Here"));
});
