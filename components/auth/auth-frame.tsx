import { Logo } from "@/components/site";

type AuthFrameProps = { children: React.ReactNode };

/** A page with one form: the logo above, the sheet below. */
export function AuthFrame({ children }: AuthFrameProps) {
  return (
    <div className="flex flex-1 flex-col">
      <div className="ruler-edge" aria-hidden="true" />
      <div className="mx-auto w-full max-w-[28rem] px-(--gutter) pt-6 pb-16 sm:pt-14">
        <Logo />
        <div className="mt-5 rounded-lg border border-border bg-card p-5 shadow-lg sm:p-8">
          {children}
        </div>
      </div>
    </div>
  );
}
