import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotoDialog } from "@/components/photos/photo-dialog";
import { newPhoto } from "@/components/photos/photo-list";
import {
  file,
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: async () => undefined, configurable: true },
    naturalWidth: { get: () => 40, configurable: true },
    naturalHeight: { get: () => 30, configurable: true },
  });
});

test("an edited photo: while it is made the dialog says so, then it is looked at again", async () => {
  const photo = {
    ...newPhoto(file("image/jpeg")),
    status: { type: "local" as const },
  };
  let finish: () => void = () => undefined;
  const onEdit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const nothing = () => undefined;
  render(
    <PhotoDialog
      photo={photo}
      photos={[photo]}
      place={1}
      isBusy={false}
      onEdit={onEdit}
      onMove={nothing}
      onReplace={nothing}
      onRemove={nothing}
      onClose={nothing}
    />,
  );
  const user = userEvent.setup();
  const crop = { name: "Crop, turn or straighten" };
  await user.click(screen.getByRole("button", crop));
  await user.click(await screen.findByRole("button", { name: "Turn right" }));
  await user.click(screen.getByRole("button", { name: "Use this" }));
  expect(screen.getByText("Making the photo…")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Use this" })).toBeNull();
  expect(screen.queryByRole("button", crop)).toBeNull();
  await act(async () => finish());
  expect(screen.queryByText("Making the photo…")).toBeNull();
  expect(screen.getByRole("button", crop)).toBeEnabled();
  expect(onEdit).toHaveBeenCalledTimes(1);
});
