import ts from 'typescript'

/**
 * Every word and sign of a file, in order. What lies between two of them is blank or comment.
 * @param {ts.SourceFile} source
 * @returns {{ start: number, end: number }[]}
 */
export function leavesOf(source) {
  /** @type {{ start: number, end: number }[]} */
  const leaves = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return
    const children = node.getChildren(source)
    if (children.length > 0) return children.forEach(visit)
    const start = node.getStart(source)
    if (start < node.end) leaves.push({ start, end: node.end })
  }
  visit(source)
  return leaves
}
