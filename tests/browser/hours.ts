// Opening hours as the service would tell them at a moment that a test chooses: a browser's clock does not turn the service's.
import type { Page } from 'playwright-core';

type Hours = {
  open: boolean;
  always: boolean;
  changes_at?: string;
  today: number;
  week: { from: string; to: string }[][];
};

/** @param hoursOf a place by its id and its row in the answer; nothing leaves what the service said */
export async function tellHours(page: Page, hoursOf: (id: string, row: number) => Hours | undefined): Promise<void> {
  await page.route(/\/api\/places\/.*include=facts/u, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    [body].flat().forEach((place, row) => {
      const hours = place.facts && hoursOf(place.id, row);
      if (hours) place.facts.hours = hours;
    });
    await route.fulfill({ response, json: body });
  });
}

const EVERY_DAY = Array.from({ length: 7 }, () => [{ from: '10:00', to: '19:00' }]);
const WEDNESDAY = 2;

/** A Wednesday at noon, open until then. */
export const openUntil = (time: string): Hours => ({
  ...{ open: true, always: false, changes_at: `2026-05-20T${time}`, today: WEDNESDAY, week: EVERY_DAY },
});

export const CLOSED: Hours = { open: false, always: false, today: WEDNESDAY, week: EVERY_DAY };
