// Serves one response from node:http and nothing else: `node bare-server.mjs
// <port> <address to copy it from>`.
import http from "node:http";

const [port, address] = process.argv.slice(2);
const perConnection = ["date", "connection", "keep-alive"];

http.get(
  address,
  { headers: { "accept-encoding": "br" } },
  async (response) => {
    const chunks = [];
    for await (const chunk of response) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const headers = Object.fromEntries(
      Object.entries(response.headers).filter(
        ([name]) => !perConnection.includes(name),
      ),
    );
    http
      .createServer((_, answer) => answer.writeHead(200, headers).end(body))
      .listen(Number(port));
  },
);
