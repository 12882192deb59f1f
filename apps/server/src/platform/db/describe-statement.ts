const VERBS = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'savepoint',
  'set',
  'listen',
  'create',
])
const CHANGING = /(?<!\bfor\s|\bfor no key\s|\bdo\s|\bon\s)\b(insert|update|delete)\b/
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?([a-z_][a-z0-9_]*)/

/** What a statement does and to which table first, from its text without parameters; unknown statements are `other`. */
export function describeStatement(text: string): { verb: string; table: string | null } {
  const plain = text.trim().toLowerCase()
  const first = /^[a-z]+/.exec(plain)?.[0] ?? ''
  if (!VERBS.has(first)) return { verb: 'other', table: null }
  const verb = first === 'with' ? (CHANGING.exec(plain)?.[1] ?? 'select') : first
  const table = TABLE.exec(plain)?.[1] ?? null
  return { verb, table: table === 'unnest' || table === 'lateral' ? null : table }
}
