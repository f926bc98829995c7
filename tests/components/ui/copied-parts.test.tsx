import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FolderCode, Search } from "lucide-react";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "@/components/ui/card";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";
import {
  Field,
  FieldDescription,
  FieldError,
  FieldGroup,
  FieldLabel,
} from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { provideDialogs } from "@/tests/components/browser-parts";
import { withoutStyles } from "@/tests/components/ui/build-styles";
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from "@/tests/components/ui/copied/empty";
import {
  InputGroup,
  InputGroupAddon,
  InputGroupButton,
  InputGroupInput,
  InputGroupText,
  InputGroupTextarea,
} from "@/tests/components/ui/copied/input-group";

/** Classes that only name an element, for the styles of others. */
const isMark = (name: string) => /^(group\/|lucide)/.test(name);

function classesIn(container: HTMLElement) {
  const names = [...container.querySelectorAll("[class]")].flatMap(
    (element) => [...element.classList],
  );
  return [...new Set(names)].filter((name) => !isMark(name));
}

const slotsIn = (container: HTMLElement) =>
  [...container.querySelectorAll("[data-slot]")].map((element) =>
    element.getAttribute("data-slot"),
  );

test("shadcn's Empty works as its documentation has it", async () => {
  const { container } = render(
    <Empty>
      <EmptyHeader>
        <EmptyMedia variant="icon">
          <FolderCode />
        </EmptyMedia>
        <EmptyTitle>No Projects Yet</EmptyTitle>
        <EmptyDescription>
          Get started by creating your first project.
        </EmptyDescription>
      </EmptyHeader>
      <EmptyContent>
        <Button>Create Project</Button>
        <Button variant="outline">Import Project</Button>
      </EmptyContent>
    </Empty>,
  );
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(slotsIn(container)).toContain("empty-icon");
  expect(await withoutStyles(classesIn(container))).toEqual([]);
});

test("shadcn's InputGroup works with our Input, Textarea and Button", async () => {
  const user = userEvent.setup();
  const { container } = render(
    <>
      <InputGroup>
        <InputGroupInput placeholder="Search..." />
        <InputGroupAddon>
          <Search />
        </InputGroupAddon>
        <InputGroupAddon align="inline-end">
          <InputGroupText>12 results</InputGroupText>
          <InputGroupButton variant="secondary">Search</InputGroupButton>
        </InputGroupAddon>
      </InputGroup>
      <InputGroup>
        <InputGroupTextarea placeholder="Ask, Search or Chat..." />
      </InputGroup>
    </>,
  );
  await user.click(screen.getByText("12 results"));
  expect(screen.getByPlaceholderText("Search...")).toHaveFocus();
  expect(slotsIn(container)).toEqual([
    "input-group",
    "input-group-control",
    "input-group-addon",
    "input-group-addon",
    "button",
    "input-group",
    "input-group-control",
  ]);
  expect(await withoutStyles(classesIn(container))).toEqual([]);
});

test("card, alert, badge and field compose as in shadcn's documentation", async () => {
  const { container } = render(
    <Card>
      <CardHeader>
        <CardTitle>Login to your account</CardTitle>
        <CardDescription>Enter your email below.</CardDescription>
        <CardAction>
          <Button variant="link">Sign Up</Button>
        </CardAction>
      </CardHeader>
      <CardContent>
        <Alert variant="destructive">
          <AlertTitle>Unable to log in.</AlertTitle>
          <AlertDescription>Please verify your email.</AlertDescription>
        </Alert>
        <FieldGroup>
          <Field>
            <FieldLabel htmlFor="email">Email</FieldLabel>
            <Input id="email" type="email" aria-invalid />
            <FieldDescription>We never share it.</FieldDescription>
            <FieldError>Enter a valid email.</FieldError>
          </Field>
        </FieldGroup>
      </CardContent>
      <CardFooter>
        <Badge variant="secondary">New</Badge>
      </CardFooter>
    </Card>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Unable to log in.");
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(slotsIn(container)).toEqual([
    "card",
    "card-header",
    "card-title",
    "card-description",
    "card-action",
    "button",
    "card-content",
    "alert",
    "alert-title",
    "alert-description",
    "field-group",
    "field",
    "field-label",
    "input",
    "field-description",
    "field-error",
    "card-footer",
    "badge",
  ]);
  expect(await withoutStyles(classesIn(container))).toEqual([]);
});

test("a dialog composes as in shadcn's documentation, and its parts close it", async () => {
  provideDialogs();
  const user = userEvent.setup();
  const { container } = render(
    <Dialog>
      <DialogTrigger render={<Button variant="outline" />}>
        Open Dialog
      </DialogTrigger>
      <DialogContent className="sm:max-w-sm">
        <DialogHeader>
          <DialogTitle>Edit profile</DialogTitle>
          <DialogDescription>Make changes to your profile.</DialogDescription>
        </DialogHeader>
        <Input aria-label="Name" />
        <DialogFooter>
          <DialogClose render={<Button variant="outline" />}>
            Cancel
          </DialogClose>
          <Button type="submit">Save changes</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>,
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  for (const way of ["Close", "Cancel"]) {
    await user.click(screen.getByRole("button", { name: "Open Dialog" }));
    const dialog = screen.getByRole("dialog", { name: "Edit profile" });
    expect(dialog).toContainElement(screen.getByLabelText("Name"));
    await user.click(screen.getByRole("button", { name: way }));
    expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole("button", { name: "Open Dialog" }));
  expect(await withoutStyles(classesIn(container))).toEqual([]);
});
