import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dirname, join, normalize } from 'node:path/posix'
import ts from 'typescript'

// npm run figures                      the work tree, by package
// npm run figures -- 57248bd HEAD      commits side by side

/** @typedef {{ path: string, text: string }} File */

const ROOT = resolve(import.meta.dirname, '..')
const GROUPS = ['packages/contract', 'packages/core', 'packages/nlu', 'packages/testing', 'apps/server', 'apps/web']
const SOURCE = /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/
const TEST = /\.(test|spec|test-data|harness|child)\.tsx?$/
/** Lines that must be alike, one after the other, to count as copied. */
const COPY_LINES = 6

/** @param {string | null} commit a commit, or `null` for the work tree @returns {File[]} */
function filesAt(commit) {
  const list = commit ? ['ls-tree', '-r', '--name-only', commit] : ['ls-files', '-co', '--exclude-standard']
  const paths = git(list)
    .split('\n')
    .filter((path) => SOURCE.test(path))
  if (!commit) return paths.flatMap((path) => read(path))
  const archive = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}`).join('\n'))
  const bytes = Buffer.from(archive)
  let at = 0
  return paths.map((path) => {
    const end = bytes.indexOf(10, at)
    const size = Number(bytes.toString('utf8', at, end).split(' ')[2])
    at = end + 1 + size + 1
    return { path, text: bytes.toString('utf8', end + 1, end + 1 + size) }
  })
}

/** @param {string} path @returns {File[]} */
function read(path) {
  try {
    return [{ path, text: readFileSync(join(ROOT, path), 'utf8') }]
  } catch {
    return []
  }
}

/** @param {string[]} words @param {string} [input] */
function git(words, input) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 30, ...(input !== undefined && { input }) })
}

/**
 * The structure of some source files; `all` are those that imports may lead to.
 * @param {File[]} files
 * @param {File[]} all
 */
export function figuresOf(files, all) {
  const source = files.filter(({ path }) => !TEST.test(path))
  const lines = source.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b)
  const folders = Map.groupBy(source, ({ path }) => dirname(path))
  const edges = importsOf(source, new Set(all.map(({ path }) => path)))
  const sum = lines.reduce((total, count) => total + count, 0)
  const tests = files.filter(({ path }) => TEST.test(path)).reduce((total, { text }) => total + text.split('\n').length - 1, 0)
  return {
    files: source.length,
    lines: sum,
    median: quantile(lines, 0.5),
    p95: quantile(lines, 0.95),
    'largest folder': Math.max(0, ...[...folders.values()].map((group) => group.length)),
    'file cycles': cyclesIn(edges),
    'folder cycles': cyclesIn(edges.map(([from, to]) => /** @type {const} */ ([dirname(from), dirname(to)]))),
    'copied lines %': Number(((copiedLines(source) / Math.max(1, sum)) * 100).toFixed(2)),
    'casts per 1,000 lines': Number(((castsIn(source) / Math.max(1, sum)) * 1000).toFixed(1)),
    'tests to source': Number((tests / Math.max(1, sum)).toFixed(2)),
  }
}

/** @param {number[]} sorted @param {number} part */
function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Imports that are there at run time. @param {File[]} files @param {Set<string>} known @returns {[string, string][]} */
function importsOf(files, known) {
  return files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    return source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
      const clause = statement.importClause
      const names = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : null
      if (
        clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        (names && names.length > 0 && !clause?.name && names.every(({ isTypeOnly }) => isTypeOnly))
      )
        return []
      const to = resolveImport(path, statement.moduleSpecifier.text)
      return to && known.has(to) ? [/** @type {[string, string]} */ ([path, to])] : []
    })
  })
}

/** @param {string} from @param {string} specifier */
function resolveImport(from, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const [, name, rest] = specifier.match(/^@clinic\/([^/]+)\/(.+)$/) ?? []
  return name ? `packages/${name}/src/${rest}.ts` : null
}

/** How many groups of places need each other in a ring (Tarjan). @param {(readonly [string, string])[]} edges */
function cyclesIn(edges) {
  const next = Map.groupBy(
    edges.filter(([from, to]) => from !== to),
    ([from]) => from,
  )
  /** @type {Map<string, number>} */ const order = new Map()
  /** @type {Map<string, number>} */ const low = new Map()
  /** @type {string[]} */ const stack = []
  const open = new Set()
  let rings = 0
  /** @param {string} place */
  const visit = (place) => {
    order.set(place, order.size)
    low.set(place, order.size - 1)
    stack.push(place)
    open.add(place)
    for (const [, to] of next.get(place) ?? []) {
      if (!order.has(to)) visit(to)
      if (open.has(to)) low.set(place, Math.min(low.get(place) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(place) !== order.get(place)) return
    let size = 0
    for (let last = ''; last !== place; size += 1) {
      last = stack.pop() ?? place
      open.delete(last)
    }
    if (size > 1) rings += 1
  }
  for (const place of next.keys()) if (!order.has(place)) visit(place)
  return rings
}

/** Lines inside a run of equal lines that is somewhere else too; imports, brackets and blanks do not count. @param {File[]} files */
function copiedLines(files) {
  /** @type {Map<string, string[]>} */ const places = new Map()
  for (const { path, text } of files) {
    const lines = text
      .split('\n')
      .map((line, at) => ({ line: line.trim(), at }))
      .filter(({ line }) => line.length > 3 && !/^(import|export \{|\/\/|\*|\/\*)/.test(line))
    for (let index = 0; index + COPY_LINES <= lines.length; index += 1) {
      const run = lines.slice(index, index + COPY_LINES)
      const key = createHash('sha1')
        .update(run.map(({ line }) => line).join('\n'))
        .digest('base64')
      places.set(key, [...(places.get(key) ?? []), ...run.map(({ at }) => `${path}:${at}`)])
    }
  }
  const copied = [...places.values()].filter((found) => found.length > COPY_LINES)
  return new Set(copied.flat()).size
}

/** `as` assertions, `as const` left out. @param {File[]} files */
function castsIn(files) {
  let casts = 0
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') casts += 1
    ts.forEachChild(node, visit)
  }
  for (const { path, text } of files) visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return casts
}

if (process.argv[1] === import.meta.filename) {
  const commits = process.argv.length > 2 ? process.argv.slice(2) : [null]
  for (const commit of commits) {
    const all = filesAt(commit)
    const rows = GROUPS.map((group) => /** @type {const} */ ([group, all.filter(({ path }) => path.startsWith(`${group}/`))])).filter(
      ([, files]) => files.length > 0,
    )
    const table = Object.fromEntries([...rows, /** @type {const} */ (['all', all])].map(([name, files]) => [name, figuresOf(files, all)]))
    console.log(`\n${commit ?? 'work tree'}`)
    console.table(table)
  }
}
