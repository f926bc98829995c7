import { createBodyMemory } from "@/lib/http/body-memory";

function createBodies(total: number) {
  const hold = createBodyMemory(total);
  const gone: string[] = [];
  return { gone, arrive: (name: string) => hold(() => gone.push(name)) };
}

test("bodies within the limit aren't canceled, and released memory is free again", () => {
  const { gone, arrive } = createBodies(100);
  const first = arrive("first");
  first.grow(60);
  arrive("second").grow(40);
  first.release();
  arrive("third").grow(60);
  expect(gone).toEqual([]);
});

test("at the limit: the oldest of the large bodies is canceled", () => {
  const { gone, arrive } = createBodies(100);
  const small = arrive("small");
  small.grow(5);
  for (const name of ["a", "b", "c", "d"]) arrive(name).grow(23);
  arrive("newcomer").grow(10);
  expect(gone).toEqual(["a"]);
  small.grow(5);
  expect(gone).toEqual(["a"]);
});

test("a body that grows beyond all others is canceled itself", () => {
  const { gone, arrive } = createBodies(100);
  const first = arrive("first");
  first.grow(50);
  arrive("second").grow(50);
  first.grow(60);
  expect(gone).toEqual(["first"]);
  arrive("third").grow(200);
  expect(gone).toEqual(["first", "third"]);
});

test("a canceled body isn't counted", () => {
  const { gone, arrive } = createBodies(100);
  const first = arrive("first");
  first.grow(90);
  arrive("second").grow(80);
  expect(gone).toEqual(["first"]);
  first.grow(1_000);
  first.release();
  arrive("third").grow(20);
  expect(gone).toEqual(["first"]);
});
