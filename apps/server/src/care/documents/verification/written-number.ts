import { plainCode } from '@clinic/core/documents/document-number'

/** As it is printed, however it was typed. */
export function writtenNumber(typed: string): string {
  const plain = plainCode(typed)
  const match = /^MD(\d{2})([0-9A-Z]{7})([0-9A-Z])$/.exec(plain)
  return match ? `MD-${match[1]}-${match[2]}-${match[3]}` : plain.slice(0, 40)
}
