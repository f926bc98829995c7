import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReplacePhoto } from "@/components/photos/replace-photo";
import { photoMessages } from "@/lib/photos/limits";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import { failure, fakeApi, held } from "@/tests/components/fake-api";

beforeEach(provideBrowserParts);

const id = "00000000-0000-4000-8000-000000000001";

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(answers);
  const onReplaced = jest.fn();
  render(
    <ReplacePhoto
      listingId={31}
      photo={{
        id,
        position: 2,
        altText: "A mug.",
        thumbnailUrl: "/t.webp",
        expiresAt: null,
      }}
      onReplaced={onReplaced}
    />,
  );
  const user = userEvent.setup({ applyAccept: false });
  return { api, user, onReplaced };
}

const input = () => screen.getByLabelText("Choose photo 2 again");

test("while it is sent: another can't be chosen; a failure says why", async () => {
  const answer = held(failure(503, "unavailable", "Down."));
  const { api, user, onReplaced } = open({
    "POST /api/photos": answer.handler,
  });
  await user.upload(input(), file("image/jpeg"));
  expect(await screen.findByText("Uploading…")).toBeVisible();
  expect(input()).toBeDisabled();
  answer.release();
  expect(await screen.findByText("Down.")).toBeVisible();
  expect(screen.queryByText("Uploading…")).toBeNull();
  expect(input()).toBeEnabled();
  expect(onReplaced).not.toHaveBeenCalled();
  expect(api.calls.map(({ method }) => method)).toEqual(["POST"]);
});

test("a file that is no photo: says so, and nothing is sent", async () => {
  const { api, user } = open();
  await user.upload(input(), new File(["text"], "notes.txt"));
  expect(await screen.findByText(photoMessages.wrongType)).toBeVisible();
  expect(input()).toBeEnabled();
  expect(api.calls).toEqual([]);
});
