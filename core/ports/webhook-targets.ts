/** Checks where deliveries may go, based on the URL alone; the sender checks the address again on every connection. */
export interface WebhookTargets {
  /**
   * Returns null for an absolute https URL without user information and fragment whose host, if it is an address, is public. The
   * operator may allow further ranges, and `http:` for them. Otherwise returns a code (`url_malformed`, `url_not_https`,
   * `url_with_user_info`, `url_with_fragment` or `url_not_public`) and a sentence.
   */
  problem(url: string): { readonly code: string; readonly message: string } | null;
}
