import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isThere, meansPath } from './paths.mjs'

/** @import { Places } from './paths.mjs' */
/** @typedef {{ line: number, message: string }} Fault */

/**
 * The lines of a document with their numbers, and whether each stands in a fenced block.
 * @param {string} text
 */
export function linesOf(text) {
  let isFenced = false
  return text.split('\n').map((content, index) => {
    const isFence = /^\s*(```|~~~)/.test(content)
    if (isFence) isFenced = !isFenced
    return { content, line: index + 1, isFenced: isFenced || isFence }
  })
}

/**
 * Links and pictures that lead nowhere, and headings that are not there. Addresses of other sites are not looked up.
 * @param {string} root
 * @param {string} file
 * @param {string} text
 * @returns {Fault[]}
 */
export function linkFaults(root, file, text) {
  return linesOf(text).flatMap(({ content, line, isFenced }) => {
    if (isFenced) return []
    const prose = content.replace(/`[^`]*`/g, '')
    const targets = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|\b(?:src|href)="([^"]+)"|^\[[^\]]+\]:\s*(\S+)/g)].map((match) =>
      String(match[1] ?? match[2] ?? match[3]),
    )
    return targets
      .flatMap((target) => (/^[a-z][a-z+.-]*:/i.test(target) ? [] : targetFaults(root, file, target)))
      .map((message) => ({ line, message }))
  })
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} target
 */
function targetFaults(root, file, target) {
  const [path = '', heading] = target.split('#')
  const full = path ? join(root, path.startsWith('/') ? '' : dirname(file), decodeURI(path)) : join(root, file)
  if (!existsSync(full)) return [`the link to ${target} leads nowhere`]
  if (!heading || !full.endsWith('.md') || !statSync(full).isFile()) return []
  return headingsOf(readFileSync(full, 'utf8')).includes(heading) ? [] : [`the link to ${target} names a heading that is not there`]
}

/** @param {string} text */
function headingsOf(text) {
  return linesOf(text)
    .filter(({ content, isFenced }) => !isFenced && /^#{1,6} /.test(content))
    .map(({ content }) =>
      content
        .replace(/^#+ /, '')
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    )
}

/**
 * Paths between backticks or in fenced commands that are not there. Inside a command or a block only a path from the root is taken for one.
 * @param {Places} places
 * @param {string} text
 * @returns {Fault[]}
 */
export function spanFaults(places, text) {
  return linesOf(text).flatMap(({ content, line, isFenced }) => {
    const spans = isFenced ? [content] : [...content.matchAll(/`([^`]+)`/g)].map((match) => String(match[1]))
    const words = spans.flatMap((span) =>
      isFenced || /\s/.test(span.trim()) ? span.split(/[\s'"=]+/).filter((word) => startsInRoot(places, word)) : [span.trim()],
    )
    return words
      .map((word) => word.replace(/:\d+(-\d+)?$/, '').replace(/[,:;]$/, ''))
      .filter((word) => meansPath(places, word) && !isThere(places, word))
      .map((word) => ({ line, message: `\`${word}\` is not there: mend the path, or leave it out` }))
  })
}

/**
 * @param {Places} places
 * @param {string} word
 */
function startsInRoot(places, word) {
  const [first = '', ...rest] = word.replace(/^\.\//, '').split('/')
  return rest.length > 0 && places.top.has(first)
}
