import { spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { findProgram } from "@/tests/support/programs";

type Options = {
  ports: [number, number];
  tlsPort: number;
  plainPort: number;
  certificate: string;
  key: string;
  /**
   * True for a version that closes idle connections sooner than nginx: it gets
   * a new one for each request.
   */
  closesConnections?: boolean;
};

/**
 * The documented site, with the ports and files of a test; `down` is the port
 * of an instance that gets no requests.
 */
function configureSite(
  { ports, tlsPort, plainPort, certificate, key, closesConnections }: Options,
  down?: number,
) {
  const upstream = (port: number) =>
    `server 127.0.0.1:${port} ${port === down ? "down " : ""}`;
  const replacements: [string, string][] = [
    ["server 127.0.0.1:3000 ", upstream(ports[0])],
    ["server 127.0.0.1:3001 ", upstream(ports[1])],
    ["keepalive 32;", closesConnections ? "" : "keepalive 32;"],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443 ", `listen 127.0.0.1:${tlsPort} `],
    ["/etc/letsencrypt/live/listwright.example/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/listwright.example/privkey.pem", key],
  ];
  return replacements.reduce(
    (site, [from, to]) => {
      expect(site).toContain(from);
      return site.replace(from, to);
    },
    readFileSync("docs/deploy/nginx.conf", "utf8"),
  );
}

/** nginx with the documented site. */
export async function startNginx(options: Options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  mkdirSync(path.join(folder, "temporary"));
  writeFileSync(path.join(folder, "site.conf"), configureSite(options));
  const isRoot = process.getuid?.() === 0;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  );
  // Tells which instance answered.
  const header = "add_header X-Upstream $upstream_addr always;";
  const http = [
    ...temporary,
    "access_log off;",
    header,
    `include ${folder}/site.conf;`,
  ];
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${isRoot ? "user root;" : ""} daemon off; pid ${folder}/nginx.pid; events {} http { ${http.join("\n")} }`,
  );
  const args = [
    "-c",
    `${folder}/nginx.conf`,
    "-p",
    folder,
    "-e",
    `${folder}/error.log`,
  ];
  const child = spawn(findProgram("nginx") ?? "", args, { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    /** As `nginx -s reload`. */
    reload(down?: number) {
      writeFileSync(
        path.join(folder, "site.conf"),
        configureSite(options, down),
      );
      child.kill("SIGHUP");
    },
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
