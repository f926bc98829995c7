import { createBodyMemory } from "@/lib/http/body-memory";

function createBodies(total: number) {
  const hold = createBodyMemory(total);
  const gone: string[] = [];
  return { gone, arrive: (name: string) => hold(() => gone.push(name)) };
}

test("what fits stays, and what is released makes room", () => {
  const { gone, arrive } = createBodies(100);
  const first = arrive("first");
  first.grow(60);
  arrive("second").grow(40);
  first.release();
  arrive("third").grow(60);
  expect(gone).toEqual([]);
});

test("when it is full the oldest of the large ones gives way", () => {
  const { gone, arrive } = createBodies(100);
  const small = arrive("small");
  small.grow(5);
  for (const name of ["a", "b", "c", "d"]) arrive(name).grow(23);
  arrive("newcomer").grow(10);
  expect(gone).toEqual(["a"]);
  small.grow(5);
  expect(gone).toEqual(["a"]);
});

test("one that grows beyond all others gives way itself", () => {
  const { gone, arrive } = createBodies(100);
  const first = arrive("first");
  first.grow(50);
  arrive("second").grow(50);
  first.grow(60);
  expect(gone).toEqual(["first"]);
  arrive("third").grow(200);
  expect(gone).toEqual(["first", "third"]);
});

test("one that gave way is counted no more", () => {
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
