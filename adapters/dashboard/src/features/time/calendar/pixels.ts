/** The scale of the calendar. */
export const PIXELS_PER_MINUTE = 0.8;
