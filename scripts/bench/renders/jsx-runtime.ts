import type { ComponentType, FunctionComponent, ReactNode } from "react";
import * as runtime from "react/jsx-runtime";

export { Fragment } from "react/jsx-runtime";

/** Renders by component name, since they were last taken. */
let counts = new Map<string, number>();

export function takeCounts() {
  const taken = counts;
  counts = new Map();
  return taken;
}

const counted = new WeakMap<object, ComponentType>();

/** The component, counting each of its renders. */
function countingOf(component: FunctionComponent): ComponentType {
  const known = counted.get(component);
  if (known) return known;
  const name = component.displayName ?? component.name;
  const counting = (props: object): ReactNode | Promise<ReactNode> => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return component(props);
  };
  counted.set(component, counting);
  return counting;
}

const isFunctionComponent = (type: unknown): type is FunctionComponent =>
  typeof type === "function" && !type.prototype?.isReactComponent;

const counting =
  (create: typeof runtime.jsx): typeof runtime.jsx =>
  (type, props, key) =>
    create(isFunctionComponent(type) ? countingOf(type) : type, props, key);

/**
 * React's own, but for components that are functions: each render of theirs is
 * counted. For `jsxImportSource` of a benchmark.
 */
export const jsx = counting(runtime.jsx);
export const jsxs = counting(runtime.jsxs);
