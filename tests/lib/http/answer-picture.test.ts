import { answerPicture } from "@/lib/http/answer-picture";

const headers = {
  etag: '"a"',
  "cache-control": "private, no-cache",
  vary: "Cookie",
};

test("a picture: only the browser keeps it, for its cookie alone, and asks again each time", async () => {
  const image = new Uint8Array([1, 2, 3]);
  const answer = answerPicture({ etag: '"a"', image }, "image/webp");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...headers,
    "content-type": "image/webp",
  });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(image);
});

test("a picture that the browser has: 304 without bytes, to be kept in the same way", async () => {
  const answer = answerPicture({ etag: '"a"', image: null }, "image/webp");
  expect([answer.status, await answer.text()]).toEqual([304, ""]);
  expect(Object.fromEntries(answer.headers)).toEqual(headers);
});
