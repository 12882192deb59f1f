import type { Anchor } from './anchor-line.ts'
import { canonicalText, type StoredTexts } from './canonical-text.ts'
import { type Mac, NO_HEAD } from './chain.ts'

/** A signature with its entry; `entry` null: missing. */
export type Link = { number: number; audit_id: string; hash: string; entry: StoredTexts | null }

export type Verification = {
  /** Takes the signatures in order of number. */
  take(link: Link): void
  /** Errors, naming the entry; empty: the chain is intact. `rest`: how many more there are. */
  finish(): { findings: string[]; rest: number; checked: number }
}

const MOST_TOLD = 50

/**
 * Verifies a chain link by link and against its anchors: gaps, missing or changed entries, a chain rebuilt without
 * the key, a cut tail. Every hash is checked against the stored previous one, so that one change is one finding.
 */
export function verifyChain(mac: Mac, anchors: readonly Anchor[]): Verification {
  const { tell, told } = openFindings()
  const awaited = byNumber(anchors)
  let last: Place & { hash: string } = { ...NO_HEAD, audit_id: '' }
  let checked = 0
  let misfits: Misfits = NO_MISFITS
  const tellMisfits = () => {
    for (const { number, audit_id } of misfits.some)
      tell(`Entry ${audit_id} (number ${number}) does not fit its seal: it was changed since.`)
    if (misfits.count > misfits.some.length) tell(`${misfits.count - misfits.some.length} more after it do not fit theirs.`)
    misfits = NO_MISFITS
  }

  const take = (link: Link) => {
    const { number, audit_id, hash, entry } = link
    const inOrder = number === last.number + 1
    if (!inOrder) tell(gapWords(last, link))
    // After a gap the previous hash is unknown, so this link cannot be checked.
    const fits = entry === null || !inOrder || hash === mac(canonicalText(entry, { number, previous: last.hash }))
    if (fits) tellMisfits()
    else misfits = { count: misfits.count + 1, some: misfits.count < MOST_TOLD ? [...misfits.some, link] : misfits.some }
    if (entry === null) tell(`Entry ${audit_id} (number ${number}) is gone: it was removed after it was sealed.`)
    for (const anchor of awaited.get(number) ?? []) if (anchor.hash !== hash) tell(remadeWords(anchor))
    awaited.delete(number)
    last = { number, hash, audit_id }
    checked += 1
  }
  const finish = () => {
    const [first] = misfits.some
    // All to the end: a rebuilt chain rather than single changes.
    if (first && (misfits.count > 2 || first.number === 1)) tell(rebuiltWords(first, misfits.count))
    else tellMisfits()
    const [beyond] = [...awaited.values()].flat().sort((a, b) => b.number - a.number)
    if (beyond) tell(cutWords(beyond, last))
    return { ...told(), checked }
  }
  return { take, finish }
}

type Misfits = { count: number; some: readonly Place[] }
const NO_MISFITS: Misfits = { count: 0, some: [] }

function openFindings() {
  const findings: string[] = []
  let rest = 0
  return {
    tell(finding: string) {
      if (findings.length < MOST_TOLD) findings.push(finding)
      else rest += 1
    },
    told: () => ({ findings, rest }),
  }
}

type Place = { number: number; audit_id: string }

function gapWords(last: Place, { number, audit_id }: Link): string {
  const [from, to] = [last.number + 1, number - 1]
  const missing = from === to ? `Number ${from} is missing` : `Numbers ${from} to ${to} are missing`
  const after = last.number === 0 ? 'before' : `between entry ${last.audit_id} (number ${last.number}) and`
  return `${missing}: seals were removed ${after} entry ${audit_id} (number ${number}).`
}

function rebuiltWords({ number, audit_id }: Place, count: number): string {
  const from = number === 1 ? 'No seal fits' : `From entry ${audit_id} (number ${number}) on no seal fits`
  return `${from}, ${count} in all: the chain was made anew without the key, or this is not the key that it was made with.`
}

function remadeWords({ number, at }: Anchor): string {
  return `Number ${number} is not what it was when it was anchored on ${at}: the log was made anew since.`
}

function cutWords(anchor: Anchor, last: Place): string {
  const end = last.number === 0 ? 'it is empty now' : `it ends with entry ${last.audit_id} (number ${last.number}) now`
  return `The log had ${anchor.number} sealed entries when it was anchored on ${anchor.at}; ${end}: the last ${anchor.number - last.number} were cut off.`
}

function byNumber(anchors: readonly Anchor[]): Map<number, Anchor[]> {
  const map = new Map<number, Anchor[]>()
  for (const anchor of anchors) if (anchor.number > 0) map.set(anchor.number, [...(map.get(anchor.number) ?? []), anchor])
  return map
}
