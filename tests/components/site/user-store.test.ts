import { type SignedInUser, UserStore } from "@/components/site/user-store";
import { answerLater } from "@/tests/components/answer-later";
import { seller } from "@/tests/components/fake-api";

const other = { ...seller, id: seller.id + 1 };

/** A store whose requests are answered by hand, oldest first. */
function open() {
  const waiting: ReturnType<typeof answerLater<SignedInUser | null>>[] = [];
  const store = new UserStore(() => {
    const answer = answerLater<SignedInUser | null>();
    waiting.push(answer);
    return answer.promise;
  });
  return { store, waiting };
}

test("user: is read when first asked for, once for all who ask", async () => {
  const { store, waiting } = open();
  expect(waiting).toHaveLength(0);
  const stop = store.follow(() => undefined);
  store.follow(() => undefined);
  expect(waiting).toHaveLength(1);
  waiting[0]?.resolve(seller);
  await waiting[0]?.promise;
  await Promise.resolve();
  expect(store.getSnapshot()).toEqual({ user: seller, error: undefined });
  stop();
  store.follow(() => undefined);
  expect(waiting).toHaveLength(1);
});

test("user: a failure keeps the last one, and says why", async () => {
  const { store, waiting } = open();
  store.switchTo(seller);
  const read = store.refresh();
  const error = new Error("Down");
  waiting[0]?.reject(error);
  expect(await read).toEqual(seller);
  expect(store.getSnapshot()).toEqual({ user: seller, error });
});

test("user: what was asked before somebody signed in or out is not taken", async () => {
  const { store, waiting } = open();
  const read = store.refresh();
  store.switchTo(null);
  waiting[0]?.resolve(seller);
  await read;
  expect(store.getSnapshot().user).toBeNull();
});

test("user: each sign-in and sign-out is told, a refresh is not", async () => {
  const { store, waiting } = open();
  const told: (SignedInUser | null)[] = [];
  store.onSwitch((user) => told.push(user));
  store.switchTo(other);
  store.switchTo(null);
  const read = store.refresh();
  waiting[0]?.resolve(seller);
  await read;
  expect(told).toEqual([other, null]);
});
