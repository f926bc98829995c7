import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Stage = { folder: string; env: Record<string, string> };
const inFolder = (folder: string, file: string) =>
  path.join(folder, file.replace(/^\/app\b/, "."));

/** The files of this clone that Git has or would take. */
function copyContext(context: string) {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "-z"],
    { encoding: "utf8" },
  );
  const copy = [
    "--null",
    "--no-recursion",
    "--ignore-failed-read",
    "-cf",
    "-",
    "-T",
    "-",
  ];
  const archive = execFileSync("tar", copy, {
    input: files,
    maxBuffer: 2 ** 30,
    stdio: ["pipe", "pipe", "ignore"],
  });
  execFileSync("tar", ["-xf", "-", "-C", context], { input: archive });
}

/**
 * COPY: files into a folder, or what a folder contains. Linked, since
 * node_modules are large.
 */
function copy(parameters: string[], stage: Stage, from: string) {
  const target = inFolder(stage.folder, parameters.at(-1) ?? "");
  mkdirSync(
    target.endsWith("/") || parameters.length > 2
      ? target
      : path.dirname(target),
    { recursive: true },
  );
  for (const source of parameters.slice(0, -1)) {
    const isWhole = source === ".";
    execFileSync("cp", [
      "-al",
      isWhole ? `${from}/.` : inFolder(from, source),
      target,
    ]);
  }
}

function run(command: string, { folder, env }: Stage) {
  const args = [
    "-u",
    "NODE_ENV",
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    "sh",
    "-c",
    command,
  ];
  const { status, stdout, stderr } = spawnSync("env", args, {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`RUN ${command}\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/**
 * Executes the instructions of the Dockerfile, each stage in a folder below
 * `scratch` instead of a container. Returns the last stage, with the words of
 * its CMD and HEALTHCHECK.
 */
export function buildImage(scratch: string) {
  const stages: Record<string, Stage> = {};
  const at = (name: string) => path.join(scratch, name);
  const context = at("context");
  for (const name of ["context", "build", "last"]) mkdirSync(at(name));
  copyContext(context);
  let stage: Stage = { folder: "", env: {} };
  const commands: Record<string, string[]> = {};
  const outputs: Record<string, string> = {};
  for (const line of readFileSync("Dockerfile", "utf8").split("\n")) {
    const [instruction = "", ...parameters] = line.split(" ");
    const rest = line.slice(instruction.length + 1);
    if (instruction === "FROM") {
      const name = parameters[1] === "AS" ? (parameters[2] ?? "") : "last";
      stage = { folder: at(name), env: {} };
      stages[name] = stage;
    } else if (instruction === "ENV") {
      for (const pair of parameters)
        Object.assign(stage.env, Object.fromEntries([pair.split("=")]));
    } else if (instruction === "COPY") {
      const from = /^--from=(\w+) /.exec(rest)?.[1];
      copy(parameters.slice(from ? 1 : 0), stage, from ? at(from) : context);
    } else if (instruction === "RUN") {
      outputs[rest] = run(rest, stage);
    } else if (instruction === "CMD" || instruction === "HEALTHCHECK") {
      commands[instruction] = JSON.parse(rest.slice(rest.indexOf("[")));
    } else if (
      line !== "" &&
      !["#", "WORKDIR", "USER", "EXPOSE", "STOPSIGNAL"].includes(instruction)
    ) {
      throw new Error(`Not known here: ${line}`);
    }
  }
  return {
    ...stage,
    command: commands.CMD ?? [],
    healthCheck: commands.HEALTHCHECK ?? [],
    outputs,
  };
}
