/** Where in a file's text one is: whole records so far, and whether a quoted cell is open. */
export type Counted = { records: number; quoted: boolean }

export const NOTHING_COUNTED: Counted = { records: 0, quoted: false }

/** Counts the ends of records in the next piece of a CSV text; a line break inside quotes ends none. */
export function countRecords({ records, quoted }: Counted, piece: string): Counted {
  let count = records
  let open = quoted
  for (let at = 0; at < piece.length; at += 1) {
    const sign = piece[at]
    if (sign === '"') open = !open
    else if (sign === '\n' && !open) count += 1
  }
  return { records: count, quoted: open }
}
