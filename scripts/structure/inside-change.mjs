import ts from 'typescript'
import { kindOf } from './finding.mjs'

/** @import { Finding } from './finding.mjs' */

const REACHES = 'reaches the pool from within a transaction: name the parameter of the work like the context outside'
const OPENERS = new Set(['change', 'together'])

/**
 * The work of a transaction cannot reach the pool by the types of what it is given, but it could by a name from outside. So it may name
 * neither the context that `change` or `together` was given (its own parameter of the same name hides that), nor a pool called `sql`.
 * @param {ts.SourceFile} source
 * @param {string} path
 * @returns {Finding[]}
 */
export function checkInsideChange(source, path) {
  if (!kindOf(path).transactions) return []
  /** @type {Finding[]} */
  const findings = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && OPENERS.has(node.expression.text)) {
      const [context, work] = node.arguments
      if (context && work) findings.push(...workFaults(context, work))
    }
    ts.forEachChild(node, visit)
  }
  /** @type {(node: ts.Node, message: string) => Finding} */
  const finding = (node, message) => ({ file: path, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, message })
  /** @type {(context: ts.Expression, work: ts.Expression) => Finding[]} */
  const workFaults = (context, work) =>
    ts.isArrowFunction(work) || ts.isFunctionExpression(work)
      ? namedFromOutside(context, work).map((name) => finding(name, `\`${name.text}\` ${REACHES}`))
      : [finding(work, 'write the work of a transaction where it is opened, so that this check can read it')]
  visit(source)
  return findings
}

/**
 * @param {ts.Expression} context
 * @param {ts.ArrowFunction | ts.FunctionExpression} work
 * @returns {ts.Identifier[]}
 */
function namedFromOutside(context, work) {
  const names = new Set([...contextNames(context), 'sql'])
  for (const { name } of work.parameters) for (const bound of boundNames(name)) names.delete(bound)
  return names.size === 0 ? [] : references(work.body, names)
}

/**
 * `context`, or those of `{ ...context, actor }`.
 * @param {ts.Expression} context
 * @returns {string[]}
 */
function contextNames(context) {
  if (ts.isIdentifier(context)) return [context.text]
  if (!ts.isObjectLiteralExpression(context)) return []
  return context.properties.flatMap((one) => (ts.isSpreadAssignment(one) ? contextNames(one.expression) : []))
}

/**
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} names
 * @returns {ts.Identifier[]}
 */
function references(node, names) {
  if (ts.isIdentifier(node)) return names.has(node.text) ? [node] : []
  if (ts.isPropertyAccessExpression(node)) return references(node.expression, names)
  if (ts.isPropertyAssignment(node))
    return [node.name, node.initializer].flatMap((part) => (ts.isIdentifier(part) && part === node.name ? [] : references(part, names)))
  if (ts.isTypeNode(node)) return []
  if (ts.isFunctionLike(node)) {
    const left = new Set(names)
    for (const { name } of node.parameters) for (const bound of boundNames(name)) left.delete(bound)
    return left.size === 0 ? [] : childReferences(node, left)
  }
  return childReferences(node, names)
}

/**
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} names
 * @returns {ts.Identifier[]}
 */
function childReferences(node, names) {
  /** @type {ts.Identifier[]} */
  const found = []
  ts.forEachChild(node, (child) => void found.push(...references(child, names)))
  return found
}

/**
 * @param {ts.BindingName} name
 * @returns {string[]}
 */
function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}
