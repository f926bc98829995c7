import { act, screen, waitFor } from "@testing-library/react";
import { DataClient } from "@/components/site/data-client";
import {
  changeSharedData,
  refreshSharedData,
  useSharedData,
} from "@/components/site/shared-data";
import { switchUser } from "@/components/site/use-user";
import { openPage } from "@/tests/components/auth/auth-page";
import { failure, held, ok, seller } from "@/tests/components/fake-api";

const path = "/api/shop";
const get = `GET ${path}`;

function Shop({ name }: { name: string }) {
  const { data, error, refresh } = useSharedData<{ text: string }>(path);
  return (
    <button type="button" aria-label={name} onClick={refresh}>
      {data?.text ?? "nothing"}
      {error && ", failing"}
    </button>
  );
}

const shop = (name = "one") => screen.getByRole("button", { name });
const shows = (text: string) =>
  waitFor(() => expect(shop()).toHaveTextContent(text));

test("shared data: parts in different data clients ask once, and hear each change", async () => {
  const { api, user } = openPage(
    <>
      <Shop name="one" />
      <DataClient>
        <Shop name="other" />
      </DataClient>
    </>,
    { [get]: ok({ text: "first" }) },
  );
  await shows("first");
  expect(shop("other")).toHaveTextContent("first");
  expect(api.to(path)).toHaveLength(1);
  api.answer(get, ok({ text: "second" }));
  await user.click(shop("other"));
  await shows("second");
  expect(shop("other")).toHaveTextContent("second");
});

test("shared data: when it can't be read again, the last stays", async () => {
  const { api, user } = openPage(<Shop name="one" />, {
    [get]: ok({ text: "first" }),
  });
  await shows("first");
  api.answer(get, failure(503, "unavailable", "Down"));
  await user.click(shop());
  await shows("first, failing");
});

test("shared data: is read anew from outside, and changed without a request", async () => {
  const { api } = openPage(<Shop name="one" />, {
    [get]: ok({ text: "first" }),
  });
  await shows("first");
  api.answer(get, ok({ text: "second" }));
  await act(() => refreshSharedData(path));
  await shows("second");
  await act(() => changeSharedData(path, () => ({ text: "changed" })));
  await shows("changed");
  expect(api.to(path)).toHaveLength(2);
});

test("shared data: of the user before goes when another one signs in, also what is on its way", async () => {
  const { handler, release } = held(ok({ text: "of the one before" }));
  const { api } = openPage(<Shop name="one" />, { [get]: handler });
  await waitFor(() => expect(api.to(path)).toHaveLength(1));
  api.answer(get, ok({ text: "of the other" }));
  act(() => switchUser(seller));
  release();
  await shows("of the other");
});

test("shared data: goes when the user signs out, and nothing is asked", async () => {
  const { api } = openPage(<Shop name="one" />, {
    [get]: ok({ text: "first" }),
  });
  await shows("first");
  act(() => switchUser(null));
  await shows("nothing");
  expect(api.to(path)).toHaveLength(1);
});
