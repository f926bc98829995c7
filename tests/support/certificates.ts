import { execFileSync } from "node:child_process";
import path from "node:path";
import { findProgram } from "@/tests/support/programs";

/**
 * A private authority in `folder`, and a certificate of it for `localhost` and
 * 127.0.0.1. Returns the paths of the files.
 */
export function makeCertificates(folder: string, days = 2) {
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync(findProgram("openssl") ?? "", args, {
      cwd: folder,
      stdio: "pipe",
    });
  const key = [
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    String(days),
  ];
  openssl(
    "req",
    "-x509",
    ...key,
    "-keyout",
    "ca.key",
    "-out",
    "ca.crt",
    "-subj",
    "/CN=Private authority",
  );
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1";
  openssl(
    "req",
    ...key.slice(0, -2),
    "-keyout",
    "server.key",
    "-out",
    "server.csr",
    "-subj",
    "/CN=localhost",
    "-addext",
    names,
  );
  const sign = [
    "-CA",
    "ca.crt",
    "-CAkey",
    "ca.key",
    "-CAcreateserial",
    "-copy_extensions",
    "copy",
    "-days",
    String(days),
  ];
  openssl("x509", "-req", "-in", "server.csr", ...sign, "-out", "server.crt");
  return {
    authority: at("ca.crt"),
    certificate: at("server.crt"),
    key: at("server.key"),
  };
}
