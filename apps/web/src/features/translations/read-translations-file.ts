/** More than any questionnaire's words come to, in bytes. */
const MOST_BYTES = 5 * 1024 * 1024

/** The text of a file as spreadsheets save it: UTF-8, else the alphabet of older Windows. `null` where it cannot be read or is too large. */
export async function readTranslationsFile(file: File): Promise<string | null> {
  if (file.size > MOST_BYTES) return null
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
