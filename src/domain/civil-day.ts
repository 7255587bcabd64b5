// Days, moments and spans as calendars and clocks of the city show them, without a time zone. Arithmetic lives in `hours`.

/** A day of the city's calendar, YYYY-MM-DD. */
export type CivilDay = string;

/** What the clocks of the city show, YYYY-MM-DDTHH:MM. */
export type CivilMoment = string;
