/** The status of a receiver that is gone for good. */
export const GONE_STATUS = 410;
/** How many attempts in a row pause a subscription if its workspace has `pauseGoneWebhooks`. */
export const GONE_ATTEMPTS = 5;
