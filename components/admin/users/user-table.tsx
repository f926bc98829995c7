import { clsx } from "clsx";
import { dateOf, planNames } from "@/components/admin/words";
import type { AdminUser } from "@/lib/admin/schema";

const columns: { label: string; isNumber?: boolean; cell: (user: AdminUser) => React.ReactNode }[] = [
  { label: "Plan", cell: (user) => planNames[user.subscription_tier] },
  { label: "Joined", cell: (user) => dateOf(user.created_at) },
  { label: "This month", isNumber: true, cell: (user) => user.listings_this_month },
  { label: "In all", isNumber: true, cell: (user) => user.total_listings },
  { label: "Last listing", cell: (user) => dateOf(user.last_listing_date) },
  { label: "Stripe customer", cell: (user) => user.stripe_customer_id ?? "none" },
];

type UserTableProps = { users: AdminUser[]; onOpen: (user: AdminUser) => void };

/** A table; on a phone each row becomes a card whose cells say what they are. */
export function UserTable({ users, onOpen }: UserTableProps) {
  return (
    <table className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">Users</caption>
      <thead className="max-md:sr-only">
        <tr>
          {["Email", ...columns.map(({ label }) => label)].map((label, index) => (
            <th
              key={label}
              scope="col"
              className={clsx(
                "border-edge border-b px-3 py-2 font-semibold first:pl-0",
                columns[index - 1]?.isNumber ? "text-right" : "text-left",
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">
        {users.map((user) => (
          <tr
            key={user.id}
            className="border-line border-b max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:gap-y-2 max-md:rounded-lg max-md:border max-md:bg-sheet max-md:px-3 max-md:pt-1 max-md:pb-3"
          >
            <th scope="row" className="max-w-72 text-left max-md:col-span-3 max-md:max-w-none md:pr-3">
              <button
                type="button"
                onClick={() => onOpen(user)}
                className="min-h-11 cursor-pointer break-all text-left font-semibold text-clay underline underline-offset-4 hover:text-clay-deep"
              >
                {user.email}
              </button>
            </th>
            {columns.map(({ label, isNumber, cell }) => (
              <td
                key={label}
                className={clsx("break-words tabular-nums max-md:min-w-0 md:px-3 md:py-2", isNumber && "md:text-right")}
              >
                <span className="block text-muted text-xs md:hidden">{label}</span>
                {cell(user)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
