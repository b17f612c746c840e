/** Where people reach the service: as set, or where it listens, which is known once it does. */
export class PublicAddress {
  #listening: string | null = null;

  constructor(private readonly configured: string | null) {}

  listensOn(address: string): void {
    this.#listening = address;
  }

  get url(): string {
    const url = this.configured ?? this.#listening;
    if (url === null) throw new Error("The service does not listen yet.");
    return url;
  }
}
