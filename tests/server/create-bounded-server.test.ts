import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";
import { promisify } from "node:util";
import {
  createBoundedServer,
  headerTimeouts,
} from "@/server/create-bounded-server";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
});

async function start(most: number) {
  const server = createBoundedServer(
    {},
    (_, response) => void response.end("here"),
    most,
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  open.push({
    close: () => server.close(() => undefined).closeAllConnections(),
  });
  const { port } = server.address() as AddressInfo;
  async function connect(text: string) {
    const accepted = once(server, "connection");
    const socket = net.connect(port, "127.0.0.1");
    open.push({ close: () => socket.destroy() });
    socket.on("error", () => undefined);
    await accepted;
    socket.write(text);
    return socket;
  }
  return { server, connect };
}

const whole = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const half = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";

/** "closed" when it was closed instead. */
async function answerOf(socket: Socket) {
  if (socket.destroyed) return "closed";
  const [answer] = await Promise.race([
    once(socket, "data"),
    once(socket, "close").then(() => ["closed"]),
  ]);
  return String(answer);
}

test("connections with half a request: of more than may wait, the oldest are closed, and the newest is answered", async () => {
  const { server, connect } = await start(5);
  const slow: Socket[] = [];
  for (let count = 0; count < 8; count += 1) slow.push(await connect(half));
  const late = await connect(whole);
  expect(await answerOf(late)).toMatch(/^HTTP\/1\.1 200/);
  expect(await promisify(server.getConnections.bind(server))()).toBe(5);
  await Promise.all(
    slow.slice(0, 4).map((socket) => socket.destroyed || once(socket, "close")),
  );
  slow[7]?.write("1\r\n\r\n");
  expect(await answerOf(slow[7] as Socket)).toMatch(/^HTTP\/1\.1 200/);
});

test("connections that were answered don't count as waiting, however many are kept open", async () => {
  const { connect } = await start(2);
  const kept: Socket[] = [];
  for (let count = 0; count < 6; count += 1) {
    const socket = await connect(whole);
    await answerOf(socket);
    kept.push(socket);
  }
  for (const socket of kept) {
    socket.write(whole);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200/);
  }
});

test("headers of a request must be there within 20 seconds", async () => {
  const { server } = await start(1);
  expect(server.headersTimeout).toBe(headerTimeouts.headersTimeout);
  expect(
    headerTimeouts.headersTimeout + headerTimeouts.connectionsCheckingInterval,
  ).toBeLessThanOrEqual(20_000);
});
