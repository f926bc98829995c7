import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { createDrain } from "@/server/create-drain";

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let arrived: () => void = () => undefined;
let answer: Promise<void> = Promise.resolve();
let server: http.Server;
let port: number;
let drain: () => Promise<void>;

beforeEach(async () => {
  server = http.createServer(async (_, response) => {
    arrived();
    await answer;
    response.end("done");
  });
  server.keepAliveTimeout = 75_000;
  drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

type Answer = {
  status: number | undefined;
  connection: string | undefined;
  isReused: boolean;
};

/** A POST on the connection of the one before, as a proxy sends it. */
function post() {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      { port, host: "127.0.0.1", method: "POST", agent },
      (response) => {
        response.resume().once("end", () => {
          const { connection } = response.headers;
          resolve({
            status: response.statusCode,
            connection,
            isReused: request.reusedSocket,
          });
        });
      },
    );
    request.once("error", reject).end("{}");
  });
}

test("drain: a request on a connection that was idle is answered, and then the connection is closed", async () => {
  await post();
  const drained = drain();
  expect(await post()).toEqual({
    status: 200,
    connection: "close",
    isReused: true,
  });
  await drained;
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});

test("drain: waits for the answer to a request, and closes idle connections", async () => {
  let finish = () => {};
  answer = new Promise((resolve) => {
    finish = resolve;
  });
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const response = post();
  await hasArrived;
  let isDrained = false;
  const drained = drain().then(() => {
    isDrained = true;
  });
  finish();
  expect((await response).status).toBe(200);
  expect(isDrained).toBe(false);
  await drained;
});

test("drain: a connection that never had a request is closed", async () => {
  const socket = net.connect(port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  const isClosed = new Promise((resolve) => socket.once("close", resolve));
  await drain();
  await isClosed;
});

const rawRequest =
  "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}";

/** Resolves with the first bytes of the answer. */
function read(socket: net.Socket) {
  return new Promise<string>((resolve, reject) => {
    socket.once("data", (bytes) => resolve(bytes.toString()));
    socket.once("close", () => reject(new Error("closed without an answer")));
    socket.once("error", reject);
  });
}

test("drain: a connection that the system has, and the server not yet, is answered", async () => {
  const socket = net.connect(port, "127.0.0.1");
  const answered = read(socket);
  socket.write(rawRequest);
  // Connects at the end of this turn of the event loop, and before the server
  // looks for connections again.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const drained = drain();
  expect(await answered).toContain("200 OK");
  await drained;
});

test("drain: a request that came while the process stood still is answered", async () => {
  const socket = net.connect(port, "127.0.0.1");
  socket.write(rawRequest);
  await read(socket);
  const drained = drain();
  // Timers run next, before the server reads.
  await new Promise((resolve) => setImmediate(resolve));
  const answered = read(socket);
  socket.write(rawRequest);
  const end = Date.now() + 5_000;
  while (Date.now() < end);
  expect(await answered).toContain("200 OK");
  await drained;
});
