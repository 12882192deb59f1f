import type { Head, Mac } from './chain.ts'

/** The head of the chain at an instant, stored outside the database. */
export type Anchor = Head & { at: string }

/** An anchor as one line with its own keyed hash. */
export function anchorLine({ at, number, hash }: Anchor, mac: Mac): string {
  return JSON.stringify({ at, number, hash, mac: mac(textOf({ at, number, hash })) })
}

/** Null for a malformed line or another key. */
export function readAnchorLine(line: string, mac: Mac): Anchor | null {
  const parsed = parse(line)
  if (typeof parsed?.at !== 'string' || typeof parsed.number !== 'number' || typeof parsed.hash !== 'string') return null
  const anchor = { at: parsed.at, number: parsed.number, hash: parsed.hash }
  return parsed.mac === mac(textOf(anchor)) ? anchor : null
}

function textOf({ at, number, hash }: Anchor): string {
  return JSON.stringify(['anchor', at, number, hash])
}

function parse(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown> | null
  } catch {
    return null
  }
}
