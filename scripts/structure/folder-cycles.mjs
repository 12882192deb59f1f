import { posix } from 'node:path'
import ts from 'typescript'

/** @import { Finding } from './finding.mjs' */

const SOURCE = /^(apps|packages)\/[^/]+\/src\/.+\.tsx?$/
const TEST = /\.(test|test-data|harness|child)\.tsx?$/

/**
 * Findings about folders that need each other at run time. A folder is its own files, without those of the folders inside it, and an import
 * of types alone does not count. dependency-cruiser's folder scope counts both, so this check is ours.
 * @param {ReadonlyMap<string, ts.SourceFile>} sources by path relative to the root
 * @returns {Finding[]}
 */
export function checkFolderCycles(sources) {
  const edges = folderEdges(sources)
  return cyclesOf(edges).map((cycle) => {
    const links = cycle.flatMap((from) => [...(edges.get(from) ?? [])].filter(([to]) => cycle.includes(to)).map(([, link]) => link))
    return {
      file: String(cycle[0]),
      message: `folders that need each other: ${cycle.join(', ')}. Move what both need to a third folder. ${links.join('; ')}`,
    }
  })
}

/**
 * For each folder the folders that it needs, each with one import as an example.
 * @param {ReadonlyMap<string, ts.SourceFile>} sources
 */
function folderEdges(sources) {
  /** @type {Map<string, Map<string, string>>} */
  const edges = new Map()
  for (const [path, source] of sources) {
    if (!SOURCE.test(path) || TEST.test(path)) continue
    for (const name of runtimeImports(source)) {
      const target = resolve(path, name, sources)
      const [from, to] = [posix.dirname(path), target && posix.dirname(target)]
      if (!to || from === to) continue
      const known = edges.get(from) ?? new Map()
      edges.set(from, known)
      if (!known.has(to)) known.set(to, `${path} -> ${target}`)
    }
  }
  return edges
}

/**
 * @param {ts.SourceFile} source
 * @returns {string[]}
 */
function runtimeImports(source) {
  /** @type {string[]} */
  const names = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && !isTypeImport(node)) names.push(textOf(node.moduleSpecifier))
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) names.push(textOf(node.moduleSpecifier))
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) names.push(...node.arguments.map(textOf))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** @param {ts.ImportDeclaration} node */
function isTypeImport({ importClause }) {
  if (!importClause) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = importClause.namedBindings
  return !importClause.name && named !== undefined && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly)
}

/** @param {ts.Node} node */
function textOf(node) {
  return ts.isStringLiteral(node) ? node.text : ''
}

/**
 * @param {string} from
 * @param {string} name
 * @param {ReadonlyMap<string, ts.SourceFile>} sources
 */
function resolve(from, name, sources) {
  const [, workspace, rest] = name.match(/^@clinic\/([^/]+)\/(.+)$/) ?? []
  const path = workspace ? `packages/${workspace}/src/${rest}.ts` : posix.join(posix.dirname(from), name)
  return (workspace || name.startsWith('.')) && sources.has(path) ? path : null
}

/**
 * Groups of folders that reach each other, by Tarjan's algorithm.
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} edges
 * @returns {string[][]}
 */
function cyclesOf(edges) {
  /** @type {Map<string, number>} */
  const order = new Map()
  /** @type {Map<string, number>} */
  const lowest = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const cycles = []
  /** @param {string} folder */
  const visit = (folder) => {
    order.set(folder, order.size)
    lowest.set(folder, order.size - 1)
    open.push(folder)
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(folder, Math.min(Number(lowest.get(folder)), Number(lowest.get(next))))
    }
    if (lowest.get(folder) !== order.get(folder)) return
    const group = open.splice(open.indexOf(folder))
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const folder of edges.keys()) if (!order.has(folder)) visit(folder)
  return cycles
}
