"use client";

import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import { Section } from "@/components/admin/section";
import { UserDetailView } from "@/components/admin/users/user-detail-view";
import { UserTable } from "@/components/admin/users/user-table";
import { StepUpDialog } from "@/components/auth";
import { Button, buttonVariants } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import type { AdminUser, UserPage, UserSort } from "@/lib/admin/schema";
import { apiWithNext } from "@/lib/browser/api";
import { byBilling } from "@/lib/settings/installation";

const sorts: { value: UserSort; label: string }[] = [
  { value: "-created_at", label: "Newest first" },
  { value: "created_at", label: "Oldest first" },
  { value: "email", label: "Email, A to Z" },
  { value: "-email", label: "Email, Z to A" },
  { value: "-total_listings", label: "Most listings" },
  { value: "-last_listing_date", label: "Latest listing" },
];

type LoadedPage = { body: UserPage; next: string | null };
const pageSize = 25;

/**
 * The users by search and sort order, page by page. Keeps the last summary
 * while another page loads.
 */
export function useUserList() {
  const [search, setSearch] = useState<{ q: string; sort: UserSort }>({
    q: "",
    sort: "-created_at",
  });
  const first = `/admin/api/users?${new URLSearchParams({ ...search, limit: String(pageSize) })}`;
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<
    LoadedPage,
    Error
  >(
    (index, previous: LoadedPage | null) =>
      index === 0 ? first : (previous?.next ?? null),
    apiWithNext<UserPage>,
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  return {
    ...search,
    summary: data?.[0]?.body.summary,
    /** undefined until the first page is loaded. */
    users: data?.flatMap(({ body }) => body.data),
    error,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoading: isValidating,
    change: (next: Partial<typeof search>) => setSearch({ ...search, ...next }),
    showMore: () => void setSize(size + 1),
    refresh: () => void mutate(),
  };
}

type UserListData = ReturnType<typeof useUserList>;

export function UserList({ users }: { users: UserListData }) {
  const [opened, setOpened] = useState<AdminUser | null>(null);
  return (
    <Section title="Users">
      <SearchBar users={users} />
      <div className="mt-5">
        {users.users ? (
          <UserTable users={users.users} onOpen={setOpened} />
        ) : (
          !users.error && <Skeleton className="h-72" />
        )}
        {!users.users && users.error && (
          <p className="text-muted-foreground">Users could not be loaded.</p>
        )}
        {users.users?.length === 0 && (
          <p className="mt-4 text-muted-foreground">No users match.</p>
        )}
      </div>
      {users.hasMore && (
        <div className="mt-5 text-center">
          <Button
            variant="secondary"
            disabled={users.isLoading}
            onClick={users.showMore}
          >
            {users.isLoading ? "Loading" : "Show more"}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.email ?? ""}
        className="break-words"
      >
        {opened && (
          <UserDetailView
            id={opened.id}
            onGone={() => {
              setOpened(null);
              users.refresh();
            }}
          />
        )}
      </Dialog>
      <StepUpDialog />
    </Section>
  );
}

function SearchBar({ users }: { users: UserListData }) {
  function search(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    users.change({
      q: String(new FormData(event.currentTarget).get("q") ?? ""),
    });
  }
  return (
    <Form onSubmit={search} className="flex flex-wrap items-end gap-3">
      <Field label="Search" className="min-w-56 flex-1">
        {(control) => (
          <Input
            {...control}
            name="q"
            type="search"
            placeholder={byBilling(
              "Email, @domain or cus_…",
              "Email or @domain",
            )}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Search
      </Button>
      <Field label="Sort by" className="min-w-44">
        {(control) => (
          <NativeSelect
            {...control}
            value={users.sort}
            onChange={(event) =>
              users.change({ sort: event.currentTarget.value as UserSort })
            }
          >
            {sorts.map(({ value, label }) => (
              <NativeSelectOption key={value} value={value}>
                {label}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      <a
        href="/admin/api/users/export"
        download
        className={buttonVariants({ variant: "secondary" })}
      >
        Export CSV
      </a>
    </Form>
  );
}
