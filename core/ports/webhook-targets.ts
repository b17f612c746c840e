/** Where deliveries may go, as far as a URL tells by itself; the address is checked again at every connection. */
export interface WebhookTargets {
  /**
   * Null for an absolute https URL without user information and fragment whose host, if it is an address, is a public one.
   * The operator may allow further ranges, and `http:` for them. Else why not: `url_malformed`, `url_not_https`,
   * `url_with_user_info`, `url_with_fragment` or `url_not_public`, and a sentence.
   */
  problem(url: string): { readonly code: string; readonly message: string } | null;
}
