import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/
const SCHEMAS = new Set(['query', 'body', 'response'])
const MADE = new Set(['CallExpression', 'ObjectExpression'])

type Node = { type: string; start: number; end: number; [name: string]: unknown }
type Edit = { start: number; end: number; text: string }

/**
 * Leaves the schemas of the calls out of the built page: only the server checks there, and what checks weighs 26 KB. While developing they
 * stay, and every answer is checked against them.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const program = this.parse(code) as unknown as Node
        const edits = [...callsIn(program).flatMap((call) => withoutSchemas(call, code)), ...topValues(program).flatMap(droppable)]
        return { code: edited(code, edits), map: null }
      },
    },
  }
}

/** What the constants at the top of a file are made by: calls, and objects, which may hold calls. */
function topValues(program: Node): Node[] {
  const declared = (program.body as Node[]).flatMap((statement) => {
    const declaration = (statement.declaration ?? statement) as Node
    return declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : []
  })
  return declared.flatMap(({ init }) => (MADE.has((init as Node | null)?.type ?? '') ? [init as Node] : []))
}

/** Every call of a function by its plain name: `endpoint(…)`, or what a file makes of it for itself. A schema is made by `z.…`. */
function callsIn(node: Node): Node[] {
  const within = Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string')
    .flatMap(callsIn)
  return node.type === 'CallExpression' && (node.callee as Node).type === 'Identifier' ? [node, ...within] : within
}

function withoutSchemas(call: Node, code: string): Edit[] {
  const given = (call.arguments as Node[]).filter(({ type }) => type === 'ObjectExpression')
  const schemas = given
    .flatMap(({ properties }) => properties as Node[])
    .filter(({ key }) => SCHEMAS.has(String((key as Node | undefined)?.name)))
  return schemas.map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }))
}

/** Says that making it does nothing else: where nobody uses it, the whole of it goes. */
function droppable({ start, end }: Node): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]
}

function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}
