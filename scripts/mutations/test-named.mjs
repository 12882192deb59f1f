import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FILLED_IN = /%[a-z]|\$[\w.]+/g

/**
 * The text of a test, with its table where it has one: what is named is `file: describe · title`, as it was reported. The whole file where
 * no test in it has that title, such as when it did not load.
 * @param {string} root
 * @param {string} named
 */
export function testNamed(root, named) {
  const end = named.indexOf(': ')
  const path = join(root, named.slice(0, end))
  if (!existsSync(path)) return ''
  const text = readFileSync(path, 'utf8')
  const title = named.slice(end + ': '.length)
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node @param {string} above */
  const visit = (node, above) => {
    const own = titleOf(node)
    const whole = own === null ? above : [above, own].filter(Boolean).join(' · ')
    if (own !== null && patternOf(whole).test(title)) found.push(node.getText(file))
    else ts.forEachChild(node, (child) => visit(child, whole))
  }
  visit(file, '')
  return found.length > 0 ? found.join('\n') : text
}

/** The title of a call of `test`, `describe` or one of their kinds. @param {ts.Node} node */
function titleOf(node) {
  if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText())) return null
  const [first] = node.arguments
  return first && ts.isStringLiteralLike(first) ? first.text : null
}

/** @param {string} title */
function patternOf(title) {
  const parts = title.split(FILLED_IN).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}
