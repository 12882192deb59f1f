import ts from 'typescript'
import { kindOf } from './finding.mjs'
import { leavesOf } from './leaves.mjs'

/** @import { Finding } from './finding.mjs' */

const UNFINISHED = /\b(TODO|FIXME|XXX)\b/
const TEST_WORDS = /^(it|test|describe|suite|bench)$/
const FOCUSED = /^(fit|fdescribe)$/
const SILENCED = /^(xit|xtest|xdescribe)$/

/**
 * Findings about what stands in a file: types, exports, comments, tests.
 * @param {ts.SourceFile} source
 * @param {string} path
 * @returns {Finding[]}
 */
export function checkHabits(source, path) {
  /** @type {Finding[]} */
  const findings = []
  /** @type {(node: ts.Node, message: string) => void} */
  const found = (node, message) => {
    findings.push({ file: path, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, message })
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      found(node, '`any` switches the checks off: write the type, or `unknown` and look before use')
    if (kindOf(path).pure && ts.isPropertyAccessExpression(node) && node.getText(source) === 'Math.random')
      found(node, 'core leaves nothing to chance: pass it in')
    if (ts.isCallExpression(node) && kindOf(path).test) for (const message of testFaults(node)) found(node, message)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const node of source.statements) for (const message of exportFaults(node, path)) found(node, message)
  return [...findings, ...nameFaults(source, path), ...unfinished(source, path)]
}

/**
 * @param {ts.Statement} node
 * @param {string} path
 * @returns {string[]}
 */
function exportFaults(node, path) {
  const kind = kindOf(path)
  const isDefault = (ts.isExportAssignment(node) && !node.isExportEquals) || hasModifier(node, ts.SyntaxKind.DefaultKeyword)
  const faults = isDefault && !kind.config ? ['no default exports: a named export has one name wherever it is used'] : []
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) faults.push('no re-exports: import from the file that holds the thing')
  return faults
}

/**
 * @param {ts.Node} node
 * @param {ts.SyntaxKind} kind
 */
function hasModifier(node, kind) {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
}

/**
 * @param {ts.Statement} node
 * @returns {string[]}
 */
function exportedNames(node) {
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
    return node.exportClause.elements.map(({ name }) => name.text)
  if (!hasModifier(node, ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
  return 'name' in node && node.name ? [/** @type {ts.Identifier} */ (node.name).text] : []
}

/**
 * A file of core and a use case of the server are named for their main export: `claim.ts` exports `claim` or `claimPatient`.
 * @param {ts.SourceFile} source
 * @param {string} path
 * @returns {Finding[]}
 */
function nameFaults(source, path) {
  const stem = path.replace(/^.*\//, '').replace(/\.ts$/, '')
  if (!kindOf(path).named || path.endsWith('.d.ts') || ['routes', 'store'].includes(stem) || stem.endsWith('-store')) return []
  const names = source.statements.flatMap(exportedNames)
  const wanted = plain(stem)
  if (names.some((name) => `-${plain(kebab(name))}-`.includes(`-${wanted}-`))) return []
  const has = names.length > 0 ? `exports ${names.slice(0, 4).join(', ')}` : 'exports nothing'
  return [
    {
      file: path,
      message: `a file is named for its main export: this one ${has}; rename the file or the export so that one holds the words of the other`,
    },
  ]
}

/**
 * Singular or plural is no difference.
 * @param {string} words
 */
function plain(words) {
  return words.replace(/s(?=-|$)/g, '')
}

/** @param {string} name */
function kebab(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase()
}

/**
 * Tests that are focused, or left out without saying why.
 * @param {ts.CallExpression} call
 * @returns {string[]}
 */
function testFaults(call) {
  const callee = call.expression
  if (ts.isIdentifier(callee) && FOCUSED.test(callee.text)) return ['a focused test hides all others: take the focus off']
  if (ts.isIdentifier(callee) && SILENCED.test(callee.text)) return [SILENT]
  if (!ts.isPropertyAccessExpression(callee)) return []
  const root = rootOf(callee.expression)
  const words = segmentsOf(callee)
  if (TEST_WORDS.test(root) && words.includes('only')) return ['a focused test hides all others: take the focus off']
  if (!words.some((word) => /^(skip|todo|fixme|skipIf|runIf)$/.test(word))) return []
  if (!TEST_WORDS.test(root) && !/^(context|ctx|task)$/.test(root)) return []
  return givesReason(call, TEST_WORDS.test(root)) ? [] : [SILENT]
}

const SILENT =
  'a test that is left out says why: context.skip(condition, "reason") inside it, test.skip(condition, "reason") in a browser journey, or ' +
  'test.skipIf(condition)("title (reason)"); or delete it'

/**
 * @param {ts.CallExpression} call
 * @param {boolean} onTest whether it is called on `test` itself, where a lone string is the title
 */
function givesReason(call, onTest) {
  const texts = call.arguments.filter((given) => ts.isStringLiteralLike(given) || ts.isTemplateExpression(given))
  const isTitled = onTest && call.arguments[0] !== undefined && call.arguments[0] === texts[0]
  if (texts.length > 0 && !isTitled) return true
  const title = ts.isCallExpression(call.parent) && call.parent.expression === call ? call.parent.arguments[0] : undefined
  return title !== undefined && ts.isStringLiteralLike(title) && /\([^()]+\)$/.test(title.text)
}

/**
 * @param {ts.Expression} expression
 * @returns {string}
 */
function rootOf(expression) {
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) return rootOf(expression.expression)
  return ts.isIdentifier(expression) ? expression.text : ''
}

/**
 * Work that is put off, in comments only: the words may stand in data.
 * @param {ts.SourceFile} source
 * @param {string} path
 * @returns {Finding[]}
 */
function unfinished(source, path) {
  let comments = source.text
  for (const { start, end } of leavesOf(source))
    comments = comments.slice(0, start) + comments.slice(start, end).replace(/[^\n]/g, ' ') + comments.slice(end)
  return checkUnfinishedText(comments, path)
}

/**
 * The words after the dots: `skip` and `each` of `test.skip.each`.
 * @param {ts.Expression} expression
 * @returns {string[]}
 */
function segmentsOf(expression) {
  return ts.isPropertyAccessExpression(expression) ? [...segmentsOf(expression.expression), expression.name.text] : []
}

/**
 * The same for a file that is not TypeScript.
 * @param {string} text
 * @param {string} path
 * @returns {Finding[]}
 */
export function checkUnfinishedText(text, path) {
  return text.split('\n').flatMap((line, index) => {
    const word = line.match(UNFINISHED)?.[0]
    return word ? [{ file: path, line: index + 1, message: putOff(word) }] : []
  })
}

/** @param {string} word */
function putOff(word) {
  return `${word}: do it now, or write down in docs/decisions/ why it is left out`
}
