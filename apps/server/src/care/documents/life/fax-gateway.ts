/** A service that sends a file by secure fax. `key`: the same key again is the same fax, so that a second try sends nothing twice. */
export type FaxGateway = { send(fax: { key: string; number: string; pages: number; pdf: Uint8Array }): Promise<void> }
