import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { filesBelow } from './structure/tree.mjs'

// npm run check               fails where a file has more of the listed phrases than its baseline allows
// node scripts/dialect.mjs --lower   lowers the baseline to what is there now; it never raises it

/** @typedef {{ texts: number, prose: number }} Count */
/** @typedef {{ file: string, line: number, phrase: string, instead: string, kind: keyof Count }} Hit */

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'faults', 'live', 'harness', 'scripts']
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs']
/** The specification fixes these texts; French and training sentences follow other rules; applied migrations never change. */
const EXEMPT =
  /(^|\/)(texts|chat-texts)\.ts$|(^|[-/])(fr|french)\.tsx?$|french|\/migrations\/|packages\/nlu\/|core\/src\/language\/|server\/content\/|scripts\/dialect|^docs\/(glossary|requirements)\.md$/
const BASELINE = 'scripts/dialect/baseline.json'

/** @type {[RegExp, string][]} */
const RULES = JSON.parse(readFileSync(join(import.meta.dirname, 'dialect', 'rules.json'), 'utf8')).map(
  (/** @type {[string, string]} */ [pattern, instead]) => [new RegExp(pattern, 'g'), instead],
)

/**
 * The listed phrases in the strings and JSX texts (`texts`) and in the comments (`prose`) of a source file; in a document all of it is prose.
 * @param {string} file
 * @param {string} text
 * @returns {Hit[]}
 */
export function phrasesIn(file, text) {
  if (EXEMPT.test(file)) return []
  if (file.endsWith('.md')) return hits({ file, text, kind: 'prose', from: 0, whole: text })
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {Hit[]} */
  const found = []
  const comments = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isText(node)) found.push(...hits({ file, text: node.getText(source), kind: 'texts', from: node.getStart(source), whole: text }))
    const around = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]
    for (const { pos, end } of around) {
      if (comments.has(pos)) continue
      comments.add(pos)
      found.push(...hits({ file, text: text.slice(pos, end), kind: 'prose', from: pos, whole: text }))
    }
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return found
}

/** A string that can be a sentence: not an import path, not a single word such as a code or a class name. @param {ts.Node} node */
function isText(node) {
  if (ts.isJsxText(node)) return /\s/.test(node.text.trim())
  const literal = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)
  return (
    (literal || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) &&
    /\s/.test(node.text) &&
    !/\b(select|insert|update|delete)\b/.test(node.text)
  )
}

/**
 * @param {{ file: string, text: string, kind: keyof Count, from: number, whole: string }} part
 * @returns {Hit[]}
 */
function hits({ file, text, kind, from, whole }) {
  return RULES.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: whole.slice(0, from + match.index).split('\n').length,
      phrase: match[0],
      instead,
      kind,
    })),
  )
}

/**
 * What is over the baseline, in words, and the counts by file.
 * @param {Hit[]} found
 * @param {Record<string, Count>} baseline
 */
export function compareWithBaseline(found, baseline) {
  /** @type {Map<string, Count>} */
  const counts = new Map()
  for (const { file, kind } of found) {
    const count = counts.get(file) ?? { texts: 0, prose: 0 }
    count[kind] += 1
    counts.set(file, count)
  }
  const over = [...counts].filter(
    ([file, { texts, prose }]) => texts > (baseline[file]?.texts ?? 0) || prose > (baseline[file]?.prose ?? 0),
  )
  const findings = over.flatMap(([file, count]) => [
    `${file}  ${count.texts} listed phrases in texts (at most ${baseline[file]?.texts ?? 0}), ${count.prose} in prose (at most ${baseline[file]?.prose ?? 0}):`,
    ...found
      .filter((hit) => hit.file === file)
      .map(({ line, phrase, instead, kind }) => `  ${file}:${line}  “${phrase}” in ${kind}: ${instead}`),
  ])
  return { findings, counts }
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..')
  const sources = FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const documents = execFileSync('git', ['ls-files', '--', ...DOCUMENTS], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.md'))
  const found = [...sources, ...documents].flatMap((file) => phrasesIn(file, readFileSync(join(root, file), 'utf8')))
  /** @type {Record<string, Count>} */
  const baseline = JSON.parse(readFileSync(join(root, BASELINE), 'utf8'))
  const { findings, counts } = compareWithBaseline(found, baseline)
  if (process.argv.includes('--lower')) {
    const first = Object.keys(baseline).length === 0
    const lowered = [...counts].map(([file, { texts, prose }]) => {
      const least = first
        ? { texts, prose }
        : { texts: Math.min(texts, baseline[file]?.texts ?? 0), prose: Math.min(prose, baseline[file]?.prose ?? 0) }
      return /** @type {const} */ ([file, least])
    })
    const kept = lowered.filter(([, { texts, prose }]) => texts + prose > 0).sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(
      join(root, BASELINE),
      `{\n${kept.map(([file, count]) => `  ${JSON.stringify(file)}: { "texts": ${count.texts}, "prose": ${count.prose} }`).join(',\n')}\n}\n`,
    )
  }
  for (const finding of findings) console.log(finding)
  const total = (/** @type {keyof Count} */ kind) => found.filter((hit) => hit.kind === kind).length
  console.log(
    `dialect: ${sources.length + documents.length} files, ${total('texts')} listed phrases in texts, ${total('prose')} in prose, ${findings.length > 0 ? 'more than the baseline' : 'none over the baseline'}`,
  )
  process.exitCode = findings.length > 0 && !process.argv.includes('--lower') ? 1 : 0
}
