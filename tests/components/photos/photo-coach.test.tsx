import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { EtsyCropView } from "@/components/photos/coach/etsy-crop-view";
import { PhotoSetChecklist } from "@/components/photos/coach/photo-set-checklist";
import { PhotoCheckList } from "@/components/photos/photo-check-list";
import type { ShotId } from "@/lib/photos/coach/find-shots";

test("Etsy's thumbnails: what they don't show is shaded once one is chosen", async () => {
  const user = userEvent.setup();
  const { container } = render(
    <EtsyCropView size={{ width: 3000, height: 4000 }}>
      <i>photo</i>
    </EtsyCropView>,
  );
  expect(screen.getByRole("radio", { name: "Whole photo" })).toBeChecked();
  expect(container.querySelector("[style*=left]")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "4:3" }));
  expect(container.querySelector("[style*=left]")).toHaveStyle({
    left: "0%",
    top: "21.875%",
    height: "56.25%",
  });
  expect(screen.getByText(/not shown there/)).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Square" }));
  expect(container.querySelector("[style*=left]")).toHaveStyle({
    top: "12.5%",
    height: "75%",
  });
});

function Checklist({
  found = {},
  count = 3,
}: {
  found?: Partial<Record<ShotId, number>>;
  count?: number;
}) {
  const [ticked, setTicked] = useState<ShotId[]>(["whole"]);
  return (
    <PhotoSetChecklist
      count={count}
      ticked={ticked}
      found={found}
      onTick={setTicked}
    />
  );
}

test("checklist: names what isn't ticked, and the seller ticks and unticks it", async () => {
  const user = userEvent.setup();
  render(<Checklist />);
  const summary = screen.getByText(/^Not ticked yet/);
  expect(summary).toHaveTextContent(
    "its size, a detail, the back, the piece in use, and other sides",
  );
  await user.click(screen.getByRole("checkbox", { name: /^A detail/ }));
  expect(summary).not.toHaveTextContent("a detail");
  await user.click(screen.getByRole("checkbox", { name: /^The whole piece/ }));
  expect(summary).toHaveTextContent("Not ticked yet: the whole piece");
  for (const box of screen.getAllByRole("checkbox", { checked: false }))
    await user.click(box);
  expect(screen.getByText("You have it all.")).toBeInTheDocument();
});

test("checklist: what an alt text says is ticked, with its photo, and stays", () => {
  render(<Checklist found={{ size: 2 }} />);
  const size = screen.getByRole("checkbox", { name: /^Its size/ });
  expect(size).toBeChecked();
  expect(size).toBeDisabled();
  expect(screen.getByText(/Photo 2 shows it/)).toBeInTheDocument();
});

test.each([
  [1, "You have one photo; five or more"],
  [4, "You have 4 photos; five or more"],
  [5, "You have 5 photos."],
])("checklist of %d photos: says %j", (count, sentence) => {
  render(<Checklist count={count} />);
  expect(screen.getByText(new RegExp(sentence))).toHaveTextContent(
    "Etsy allows up to 20.",
  );
});

test("remarks of server and coach: in one list, the good ones in a line", () => {
  render(
    <PhotoCheckList
      checks={[
        { id: "size", ok: true, message: "", advice: "" },
        { id: "crops", ok: true, message: "", advice: "" },
        {
          id: "double",
          ok: false,
          message: "It looks much like photo 1.",
          advice: "Another side tells more.",
        },
      ]}
    />,
  );
  expect(screen.getByText(/looks much like photo 1/)).toHaveTextContent(
    "Could be better:",
  );
  expect(screen.getByText(/size, thumbnails/)).toBeInTheDocument();
});
