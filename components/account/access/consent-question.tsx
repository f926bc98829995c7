import { FormHeading } from "@/components/auth";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldLegend, FieldSet } from "@/components/ui/field";
import type {
  AuthorizationQuestion,
  OfferedScope,
} from "@/lib/access/oauth/schema";
import { scopes } from "@/lib/access/scopes";

type ConsentQuestionProps = {
  question: AuthorizationQuestion & { kind: "ask" };
  /** What the user gives of what is offered. */
  given: readonly OfferedScope[];
  onGive: (given: readonly OfferedScope[]) => void;
  isDisabled: boolean;
};

/** Who asks, for what, in whose account, and where the answer goes. */
export function ConsentQuestion({
  question,
  given,
  onGive,
  isDisabled,
}: ConsentQuestionProps) {
  const { app, returnHost, email, offered = [] } = question;
  const give = (scope: OfferedScope, isGiven: boolean) =>
    onGive(isGiven ? [...given, scope] : given.filter((one) => one !== scope));
  return (
    <>
      <FormHeading title={`Allow “${app.name}” to use your account?`}>
        <p className="break-words">
          {app.host === null
            ? "The app gave itself this name. It is not verified."
            : `This app is published at ${app.host}.`}
        </p>
      </FormHeading>
      <h2 className="font-sans font-semibold text-base">It would be able to</h2>
      <ul className="mt-2 divide-y divide-border border-border border-y">
        {question.scopes.map((scope) => (
          <li key={scope} className="py-3">
            {scopes[scope]}
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <FieldSet className="mt-4" disabled={isDisabled}>
          <FieldLegend>Only if you check the box</FieldLegend>
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              className="mt-1 w-full"
              label={scopes[scope]}
              checked={given.includes(scope)}
              onChange={({ target }) => give(scope, target.checked)}
            />
          ))}
        </FieldSet>
      )}
      <dl className="mt-4 grid gap-y-2">
        <div>
          <dt className="text-muted-foreground">Your account</dt>
          <dd className="break-words">{email}</dd>
        </div>
        <div>
          <dt className="text-muted-foreground">The answer goes to</dt>
          <dd className="break-words">
            {returnHost ?? "a program on this computer"}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-muted-foreground text-sm">
        Allow it only if you started this yourself just now. You can revoke its
        access at any time under Settings, Connected apps.
      </p>
    </>
  );
}
