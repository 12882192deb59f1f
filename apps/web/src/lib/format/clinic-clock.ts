/** What the clinic's clock shows at a moment in milliseconds, as a field for date and time holds it: `2026-11-21T09:05`. */
export function clinicTime(ms: number): string {
  return new Date(ms + ahead(ms)).toISOString().slice(0, 16)
}

/** When the clinic's clock shows that, in milliseconds. */
export function clinicInstant(shown: string): number {
  const ms = Date.parse(`${shown}Z`)
  return ms - ahead(ms - ahead(ms))
}

/** How far the clinic's clock is ahead of UTC, by the server's table of zones (E-10); where the page brought none, the viewer's. */
function ahead(ms: number): number {
  return clinicShifts().findLast(([since]) => since <= ms)?.[1] ?? new Date(ms).getTimezoneOffset() * -60_000
}

/** As the server writes it into the page: since which moment the clock has been ahead by how much, in milliseconds. Not with the settings that the chat loads. */
function clinicShifts(): [since: number, ahead: number][] {
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="clinic-clock"]')?.content ?? ''
  return content.startsWith('[') ? JSON.parse(content) : []
}
