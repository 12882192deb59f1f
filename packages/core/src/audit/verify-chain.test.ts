import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Anchor, anchorLine, readAnchorLine } from './anchor-line.ts'
import { SEALED_COLUMNS, type StoredTexts } from './canonical-text.ts'
import { chain, type Mac, NO_HEAD } from './chain.ts'
import { type Link, verifyChain } from './verify-chain.ts'

const macOf =
  (key: string): Mac =>
  (text) =>
    createHmac('sha256', key).update(text).digest('hex')
const mac = macOf('the key')

function entryOf(id: number, description = `deed ${id}`): StoredTexts {
  return { ...Object.fromEntries(SEALED_COLUMNS.map((column) => [column, ''])), id: String(id), description } as StoredTexts
}

/** An intact chain of that many entries, whose ids are ten times their numbers. */
function linksOf(count: number, by: Mac = mac): Link[] {
  const entries = Array.from({ length: count }, (_, at) => entryOf((at + 1) * 10))
  return chain(NO_HEAD, entries, by).map((seal, at) => ({
    number: seal.number,
    audit_id: seal.id,
    hash: seal.hash,
    entry: entries[at] ?? null,
  }))
}

function anchorAt(links: readonly Link[], number: number): Anchor {
  return { at: '2026-03-02T08:15:00.000Z', number, hash: links[number - 1]?.hash ?? '' }
}

function findings(links: readonly Link[], anchors: readonly Anchor[] = []): string[] {
  const verification = verifyChain(mac, anchors)
  for (const link of links) verification.take(link)
  return verification.finish().findings
}

describe('a chain', () => {
  test('that is intact has no findings, in one run or continued, with its anchors', () => {
    const links = linksOf(20)
    expect(findings(links, [anchorAt(links, 5), anchorAt(links, 20)])).toEqual([])
    const first = chain(NO_HEAD, [entryOf(10), entryOf(20)], mac)
    const second = chain(first[1] ?? NO_HEAD, [entryOf(30)], mac)
    expect([...first, ...second].map(({ hash }) => hash)).toEqual(linksOf(3).map(({ hash }) => hash))
    expect(findings([])).toEqual([])
  })

  test('with one changed entry names that entry and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 30 }), fc.nat(), fc.constantFrom(...SEALED_COLUMNS), (count, pick, column) => {
        const links = linksOf(count)
        const at = 1 + (pick % (count - 2))
        const changed = links.map((link, index) =>
          index === at && link.entry ? { ...link, entry: { ...link.entry, [column]: 'otherwise' } } : link,
        )
        expect(findings(changed)).toEqual([`Entry ${(at + 1) * 10} (number ${at + 1}) does not fit its seal: it was changed since.`])
      }),
    )
  })

  test('with removed entries names them', () => {
    const links = linksOf(6).map((link) => (link.number === 3 ? { ...link, entry: null } : link))
    expect(findings(links)).toEqual(['Entry 30 (number 3) is gone: it was removed after it was sealed.'])
  })

  test('with entries removed together with their signatures reports the gap', () => {
    const links = linksOf(6)
    expect(findings(links.filter(({ number }) => number !== 3))).toEqual([
      'Number 3 is missing: seals were removed between entry 20 (number 2) and entry 40 (number 4).',
    ])
    expect(findings(links.slice(2))).toEqual(['Numbers 1 to 2 are missing: seals were removed before entry 30 (number 3).'])
  })

  test('with swapped numbers names both places', () => {
    const links = linksOf(9)
    const [third, sixth] = [links[2], links[5]]
    if (!third || !sixth) throw new Error('the chain is too short')
    const exchanged = links.map((link) =>
      link.number === 3 ? { ...sixth, number: 3 } : link.number === 6 ? { ...third, number: 6 } : link,
    )
    const told = findings(exchanged).join('\n')
    expect(told).toContain('Entry 60 (number 3)')
    expect(told).toContain('Entry 30 (number 6)')
  })

  test('rebuilt without the key reports where that starts', () => {
    const kept = linksOf(4)
    const rest = Array.from({ length: 4 }, (_, at) => entryOf((at + 5) * 10, 'invented'))
    const rebuilt = chain(kept[3] ?? NO_HEAD, rest, macOf('a guess')).map((seal, at) => ({
      number: seal.number,
      audit_id: seal.id,
      hash: seal.hash,
      entry: rest[at] ?? null,
    }))
    expect(findings([...kept, ...rebuilt])).toEqual([
      'From entry 50 (number 5) on no seal fits, 4 in all: the chain was made anew without the key, or this is not the key that it was made with.',
    ])
    expect(findings(linksOf(3, macOf('another')))[0]).toMatch(/^No seal fits, 3 in all/)
  })

  test('with a cut tail is detected by its anchors, even if it grew since', () => {
    const links = linksOf(10)
    const anchor = anchorAt(links, 9)
    expect(findings(links.slice(0, 7), [anchor])).toEqual([
      'The log had 9 sealed entries when it was anchored on 2026-03-02T08:15:00.000Z; it ends with entry 70 (number 7) now: the last 2 were cut off.',
    ])
    const went = [entryOf(110), entryOf(120), entryOf(130)]
    const on = chain(links[6] ?? NO_HEAD, went, mac).map((seal, at) => ({
      number: seal.number,
      audit_id: seal.id,
      hash: seal.hash,
      entry: went[at] ?? null,
    }))
    expect(findings([...links.slice(0, 7), ...on], [anchor])).toEqual([
      'Number 9 is not what it was when it was anchored on 2026-03-02T08:15:00.000Z: the log was made anew since.',
    ])
    expect(findings([], [anchor])[0]).toContain('it is empty now')
  })

  test('with very many errors lists some and counts the rest', () => {
    const links = linksOf(300).map((link) => (link.number % 2 === 0 ? { ...link, entry: null } : link))
    const verification = verifyChain(mac, [])
    for (const link of links) verification.take(link)
    const result = verification.finish()
    expect([result.findings.length, result.rest, result.checked]).toEqual([50, 100, 300])
  })
})

describe('a line of the anchor file', () => {
  const anchor = { at: '2026-03-02T08:15:00.000Z', number: 12, hash: 'ab'.repeat(32) }

  test('parses with its key', () => {
    expect(readAnchorLine(anchorLine(anchor, mac), mac)).toEqual(anchor)
  })

  test.each([
    ['another key', anchorLine(anchor, macOf('another'))],
    ['another number', anchorLine(anchor, mac).replace('12', '11')],
    ['no mac', JSON.stringify(anchor)],
    ['something else', 'hello'],
    ['null', 'null'],
  ])('is refused with %s', (_, line) => {
    expect(readAnchorLine(line, mac)).toBeNull()
  })
})
