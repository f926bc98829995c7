import { render, screen } from "@testing-library/react";
import { UsageCard } from "@/components/account/usage-card";
import { PlanBadge } from "@/components/billing/plan-badge";
import { freePlan } from "@/tests/components/fake-api";

test.each([
  [5, 5],
  [4, 5],
  [0, 5],
  [17, 30],
  [1, 30],
])(
  "usage bars: %i of %i listings left are shown alike wherever a bar is",
  (left, quota) => {
    const status = {
      ...freePlan,
      quota,
      listingsRemaining: left,
      listingsThisMonth: quota - left,
    };
    render(
      <>
        <PlanBadge status={status} />
        <UsageCard status={status} />
      </>,
    );
    const bars = screen.getAllByRole<HTMLMeterElement>("meter");
    expect(bars).toHaveLength(2);
    for (const bar of bars) {
      expect([bar.value, bar.max]).toEqual([left, quota]);
      expect(bar).toHaveAccessibleName("Listings left this month");
      expect(bar).toHaveAttribute(
        "aria-valuetext",
        `${left} of ${quota} listings`,
      );
    }
  },
);
