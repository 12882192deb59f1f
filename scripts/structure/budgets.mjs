import ts from 'typescript'
import { kindOf } from './finding.mjs'
import { leavesOf } from './leaves.mjs'

/** @import { Finding } from './finding.mjs' */

const FILE_LINES = 300
/** Tests, seeds and content are lists of cases: long without being hard. */
const CASE_LINES = 450
const FUNCTION_LINES = 60
/** Markup is one statement over many lines; a journey tells a whole story. */
const SCREEN_LINES = 120
const PARAMETERS = 3

/**
 * Findings about the length of a file and of its functions, in lines that hold code: neither blank nor only comment.
 * @param {ts.SourceFile} source
 * @param {string} path
 * @returns {Finding[]}
 */
export function checkBudgets(source, path) {
  const kind = kindOf(path)
  const code = codeLines(source)
  const limit = kind.test || kind.data ? CASE_LINES : FILE_LINES
  /** @type {Finding[]} */
  const findings = []
  if (code.size > limit)
    findings.push({ file: path, message: `${code.size} lines of code, at most ${limit}: find the two subjects in it and give each a file` })

  const longest = kind.screen || kind.journey ? SCREEN_LINES : FUNCTION_LINES
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineOf(source, node.getStart(source))
      const size = count(code, line, lineOf(source, node.end))
      if (size > longest && !isSuite(node))
        findings.push({
          file: path,
          line,
          message: `${nameOf(node)} has ${size} lines, at most ${longest}: give its steps names and functions of their own`,
        })
      if (node.parameters.length > PARAMETERS && !kind.test && !isArgument(node))
        findings.push({
          file: path,
          line,
          message: `${nameOf(node)} takes ${node.parameters.length} parameters, at most ${PARAMETERS}: take one object with named fields`,
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

/**
 * The numbers (from 1) of the lines that hold code.
 * @param {ts.SourceFile} source
 */
function codeLines(source) {
  const lines = source.text.split('\n')
  /** @type {Set<number>} */
  const code = new Set()
  for (const { start, end } of leavesOf(source))
    for (let line = lineOf(source, start); line <= lineOf(source, end); line += 1) if (lines[line - 1]?.trim()) code.add(line)
  return code
}

/**
 * @param {ts.SourceFile} source
 * @param {number} position
 */
function lineOf(source, position) {
  return source.getLineAndCharacterOfPosition(position).line + 1
}

/**
 * @param {Set<number>} code
 * @param {number} first
 * @param {number} last
 */
function count(code, first, last) {
  let size = 0
  for (let line = first; line <= last; line += 1) if (code.has(line)) size += 1
  return size
}

/**
 * The function of a describe(): a chapter of tests, not a function that does something.
 * @param {ts.Node} node
 */
function isSuite(node) {
  return ts.isCallExpression(node.parent) && /^(test\.)?describe\b/.test(node.parent.expression.getText())
}

/** @param {ts.Node} node */
function isArgument(node) {
  return ts.isCallExpression(node.parent)
}

/** @param {ts.SignatureDeclaration} node */
function nameOf(node) {
  if (node.name) return node.name.getText()
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'this function'
}
