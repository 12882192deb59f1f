/** The `value` of a row with an aim is marked as met or missed. */
export type Row = { what: string; value: string; aim?: string; met?: boolean }
export type Table = { title: string; rows: Row[] }

/** Prints what was measured, each figure with its aim. */
export function print({ title, rows }: Table): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const lines = rows.map(({ what, value, aim, met }) => {
    const verdict = aim === undefined ? '' : `   aim ${aim}: ${met ? 'met' : 'MISSED'}`
    return `  ${what.padEnd(width)}  ${value.padStart(10)}${verdict}`.trimEnd()
  })
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}
