"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import { createContext, useContext, useId, useState } from "react";

const Handle = createContext<Base.Handle<string> | undefined>(undefined);

/**
 * Milliseconds: how long the pointer rests before the first one opens, and how
 * soon after it the next needs no wait.
 */
const openDelay = 700;
const skipDelay = 300;

/**
 * Around the part of a page that has tooltips. They share one popup, so many of
 * them cost little.
 */
export function TooltipArea({ children }: { children: React.ReactNode }) {
  const [handle] = useState(() => Base.createHandle<string>());
  return (
    <Base.Provider delay={openDelay} timeout={skipDelay}>
      <Handle value={handle}>{children}</Handle>
      <Base.Root handle={handle}>
        {({ payload }) => (
          <Base.Portal>
            <Base.Positioner
              side="bottom"
              sideOffset={6}
              collisionPadding={8}
              className="z-50"
            >
              <Base.Popup
                data-slot="tooltip-content"
                aria-hidden="true"
                className="max-w-64 rounded-md border border-input bg-foreground px-3 py-2 text-background text-sm shadow-lg"
              >
                {payload}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        )}
      </Base.Root>
    </Base.Provider>
  );
}

type TooltipProps = {
  text: string;
  /**
   * One element that can be focused. A text other than its label also describes
   * it to screen readers.
   */
  children: React.ReactElement<{
    "aria-label"?: string;
    "aria-describedby"?: string;
  }>;
};

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const handle = useContext(Handle);
  const isDescribed = text !== children.props["aria-label"];
  return (
    <>
      <Base.Trigger
        render={children}
        payload={text}
        {...(handle && { handle })}
        {...(isDescribed && { "aria-describedby": id })}
      />
      {isDescribed && (
        <span id={id} hidden>
          {text}
        </span>
      )}
    </>
  );
}
