import { clsx } from "clsx";
import { formatDate, planName } from "@/components/admin/format";
import type { AdminUser } from "@/lib/admin/schema";
import { byBilling } from "@/lib/settings/installation";

type Column = {
  label: string;
  isNumber?: boolean;
  cell: (user: AdminUser) => React.ReactNode;
};

const planColumn: Column = {
  label: "Plan",
  cell: ({ subscription_tier: tier }) => tier && planName(tier),
};
const customerColumn: Column = {
  label: "Stripe customer",
  cell: (user) => user.stripe_customer_id ?? "none",
};

const columns: Column[] = [
  ...byBilling([planColumn], []),
  { label: "Joined", cell: (user) => formatDate(user.created_at) },
  {
    label: "This month",
    isNumber: true,
    cell: (user) => user.listings_this_month,
  },
  { label: "Total", isNumber: true, cell: (user) => user.total_listings },
  { label: "Last listing", cell: (user) => formatDate(user.last_listing_date) },
  ...byBilling([customerColumn], []),
];

type UserTableProps = { users: AdminUser[]; onOpen: (user: AdminUser) => void };

/** A table; in a narrow window, each row becomes a card with labeled cells. */
export function UserTable({ users, onOpen }: UserTableProps) {
  return (
    <table className="w-full border-collapse text-sm max-lg:block">
      <caption className="sr-only">Users</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {["Email", ...columns.map(({ label }) => label)].map(
            (label, index) => (
              <th
                key={label}
                scope="col"
                className={clsx(
                  "border-input border-b px-3 py-2 font-semibold first:pl-0",
                  columns[index - 1]?.isNumber ? "text-right" : "text-left",
                )}
              >
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3 md:max-lg:grid-cols-2">
        {users.map((user) => (
          <tr
            key={user.id}
            className="border-border border-b max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-3 max-lg:gap-y-2 max-lg:rounded-lg max-lg:border max-lg:bg-card max-lg:px-3 max-lg:pt-1 max-lg:pb-3"
          >
            <th
              scope="row"
              className="max-w-72 text-left max-lg:col-span-3 max-lg:max-w-none lg:pr-3"
            >
              <button
                type="button"
                onClick={() => onOpen(user)}
                className="min-h-11 cursor-pointer break-all text-left font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
              >
                {user.email}
              </button>
            </th>
            {columns.map(({ label, isNumber, cell }) => (
              <td
                key={label}
                className={clsx(
                  "break-words tabular-nums max-lg:min-w-0 lg:px-3 lg:py-2",
                  isNumber && "lg:text-right",
                )}
              >
                <span className="block text-muted-foreground text-xs lg:hidden">
                  {label}
                </span>
                {cell(user)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
