import { listOf } from './known-tables.mjs'
import { allOf, lastName, textsIn } from './read-migration.mjs'

/** @import { AlterTableCmd, Constraint, DropStmt, IndexStmt, Node } from 'libpg-query' */
/** @import { Known } from './known-tables.mjs' */

/** Statements that only create something, or that change nothing stored. */
const ADDS = new Set([
  ...['CreateStmt', 'CreateTableAsStmt', 'CompositeTypeStmt', 'CreateEnumStmt', 'CreateRangeStmt', 'CreateDomainStmt', 'CreateSeqStmt'],
  ...[
    'ViewStmt',
    'CreateExtensionStmt',
    'CreateFunctionStmt',
    'CreateTrigStmt',
    'CreateStatsStmt',
    'CommentStmt',
    'VariableSetStmt',
    'LockStmt',
  ],
])
const DATA = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])
/** Parts of `alter table` after which every statement of before gives what it gave. */
const QUIET = /^AT_(DropNotNull|SetStorage|SetCompression|SetStatistics|SetOptions|SetRelOptions|ClusterOn|ValidateConstraint)$/

/**
 * What the version before, which goes on serving while processes are renewed one by one, would miss or stumble over once this statement is done;
 * nothing where it only adds. What a function does inside is not looked at, save that one which puts statements together may do anything.
 * @param {Node} node
 * @param {Known} known
 * @returns {string[]}
 */
export function judgeStatement(node, known) {
  const [kind = ''] = Object.keys(node)
  if (ADDS.has(kind)) return []
  if (DATA.has(kind)) return judgeData(node, known)
  if ('AlterTableStmt' in node) return judgeTable(node.AlterTableStmt, known)
  if ('IndexStmt' in node) return judgeIndex(node.IndexStmt, known)
  if ('DropStmt' in node) return judgeDrop(node.DropStmt, known)
  if ('RenameStmt' in node) return judgeRename(node.RenameStmt, known)
  if ('GrantStmt' in node && node.GrantStmt.is_grant) return []
  if ('AlterEnumStmt' in node && !node.AlterEnumStmt.oldVal) return []
  if ('TruncateStmt' in node) {
    const old = allOf(node, 'relname').filter((table) => !known.made.has(table))
    return old.map((table) => `takes the rows of ${table} away`)
  }
  if ('DoStmt' in node) return ['runs a block into which nobody can look beforehand']
  return [`is no statement that is known to only add (${kind})`]
}

/** @param {Node} node @param {Known} known @returns {string[]} */
function judgeData(node, known) {
  const inserts = allOf(node, 'InsertStmt').filter(({ onConflictClause }) => onConflictClause?.action === 'ONCONFLICT_UPDATE')
  const written = [
    ...allOf(node, 'UpdateStmt').flatMap(({ relation, targetList }) => columnsIn(relation.relname, targetList)),
    ...inserts.flatMap(({ relation, onConflictClause }) => columnsIn(relation.relname, onConflictClause.targetList)),
  ].filter((place) => !isNew(place, known))
  const taken = [...allOf(node, 'DeleteStmt'), ...allOf(node, 'MergeStmt')].map(({ relation }) => relation.relname)
  const calls = allOf(node, 'FuncCall').filter(({ funcname }) => known.builders.has(lastName(funcname)))
  const unseen = calls.filter(({ args }) => !isNew(madeOf(args), known))
  return [
    ...written.map((place) => `writes anew what stands in ${place}`),
    ...taken.filter((table) => !known.made.has(table)).map((table) => `takes rows of ${table} away`),
    ...unseen.map(({ funcname }) => `calls ${lastName(funcname)}, which puts statements together`),
  ]
}

/** @param {string} table @param {{ ResTarget: { name: string } }[]} targets */
function columnsIn(table, targets) {
  return targets.map(({ ResTarget: { name } }) => `${table}.${name}`)
}

/** Of `make_sealed('pictures', 'bytes', …)` the column that it makes another. @param {unknown[]} given */
function madeOf(given) {
  return textsIn((given ?? []).slice(0, 2)).join('.')
}

/** Whether the version before has never heard of a column. @param {string} place @param {Known} known */
function isNew(place, { made, fresh }) {
  return fresh.has(place) || made.has(place.replace(/\..*$/, ''))
}

/** @param {import('libpg-query').AlterTableStmt} statement @param {Known} known @returns {string[]} */
function judgeTable({ relation, cmds = [], objtype }, known) {
  const table = relation?.relname ?? ''
  if (known.made.has(table)) return []
  if (objtype !== 'OBJECT_TABLE') return [`alters ${table}, which is no table`]
  return cmds.flatMap((part) => ('AlterTableCmd' in part ? judgePart(part.AlterTableCmd, table, known) : []))
}

/** @param {AlterTableCmd} part @param {string} table @param {Known} known @returns {string[]} */
function judgePart({ subtype = 'AT_AddColumn', name = '', def }, table, known) {
  const place = `${table}.${name}`
  const fresh = known.fresh.get(place)
  if (QUIET.test(subtype)) return []
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return judgeColumn(def.ColumnDef, table, known)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return judgeConstraint(def.Constraint, { table, known })
  if (subtype === 'AT_DropConstraint') {
    return /_(check|not_null)$/.test(name) ? [] : [`drops ${name} of ${table}, on which what the version before writes may rest`]
  }
  if (subtype === 'AT_ColumnDefault') return def || fresh ? [] : [`takes the default of ${place} away`]
  if (subtype === 'AT_SetNotNull') return fresh?.filled ? [] : [`wants a value in ${place}, which the version before may leave empty`]
  if (fresh && (subtype === 'AT_DropColumn' || subtype === 'AT_AlterColumnType')) return []
  if (subtype === 'AT_DropColumn') return [`drops ${place}, which the version before may read`]
  if (subtype === 'AT_AlterColumnType') return [`changes the type of ${place}`]
  return [`does with ${table} what is not known to only add (${subtype})`]
}

/** @param {import('libpg-query').ColumnDef} column @param {string} table @param {Known} known @returns {string[]} */
function judgeColumn({ colname = '', constraints = [] }, table, known) {
  const own = /** @type {Constraint[]} */ (allOf(constraints, 'Constraint'))
  const wanted = own.some(({ contype }) => contype === 'CONSTR_NOTNULL' || contype === 'CONSTR_PRIMARY')
  if (wanted && !known.fresh.get(`${table}.${colname}`)?.filled)
    return [`wants a value in the new ${table}.${colname}, which the version before does not give: a default would`]
  return own.flatMap((constraint) => judgeConstraint(constraint, { table, known, column: colname }))
}

/** @param {Constraint} constraint @param {{ table: string, known: Known, column?: string }} where @returns {string[]} */
function judgeConstraint(constraint, { table, known, column }) {
  const { contype } = constraint
  const ofColumn = column ? [column] : []
  const fresh = (/** @type {string} */ name) => known.fresh.get(`${table}.${name}`)
  const narrows = (/** @type {boolean} */ is, /** @type {string} */ what) =>
    is ? [`${what} of ${table}, which may refuse what the version before writes`] : []
  if (contype === 'CONSTR_CHECK') {
    const columns = allOf(constraint.raw_expr, 'ColumnRef').map(({ fields }) => lastName(fields))
    return narrows(!columns.every(fresh) && !isLonger(constraint, table, known), 'checks columns')
  }
  if (contype === 'CONSTR_FOREIGN') {
    const columns = [...ofColumn, ...textsIn(constraint.fk_attrs)]
    return narrows(!columns.every(fresh), 'ties columns')
  }
  if (contype === 'CONSTR_UNIQUE') {
    const columns = [...ofColumn, ...textsIn(constraint.keys)]
    return narrows(!columns.some((name) => fresh(name)?.open), 'wants no two alike in columns')
  }
  if (contype === 'CONSTR_PRIMARY') return narrows(!fresh(column ?? '')?.open, 'makes a primary key')
  if (contype === 'CONSTR_NOTNULL' && !column) {
    const columns = textsIn(constraint.keys)
    return narrows(!columns.every((name) => fresh(name)?.filled), 'wants values in columns')
  }
  if (contype === 'CONSTR_EXCLUSION') return narrows(true, 'excludes rows')
  return []
}

/** Whether a check takes the place of one that allowed less. @param {Constraint} constraint @param {string} table @param {Known} known */
function isLonger(constraint, table, known) {
  const list = listOf(constraint)
  const before = list && known.lists.get(constraint.conname ?? `${table}_${list.column}_check`)
  return Boolean(before && before.column === list.column && before.values.every((value) => list.values.includes(value)))
}

/** @param {IndexStmt} statement @param {Known} known @returns {string[]} */
function judgeIndex({ unique, relation, indexParams = [] }, known) {
  const table = relation?.relname ?? ''
  if (!unique || known.made.has(table)) return []
  const names = indexParams.map((part) => ('IndexElem' in part && part.IndexElem.name) || '')
  if (names.some((name) => known.fresh.get(`${table}.${name}`)?.open)) return []
  return [`wants no two alike in ${table}, which may refuse what the version before writes`]
}

/** @param {DropStmt} statement @param {Known} known @returns {string[]} */
function judgeDrop({ objects = [], removeType = 'OBJECT_TABLE' }, known) {
  const what = removeType.replace('OBJECT_', '').toLowerCase()
  const names = objects.map((object) => lastName('ObjectWithArgs' in object ? object.ObjectWithArgs.objname : object))
  const old = names.filter((name) => !known.made.has(name) && !(removeType === 'OBJECT_INDEX' && known.plain.has(name)))
  return old.map((name) => `drops the ${what} ${name}, which the version before may use`)
}

/** @param {import('libpg-query').RenameStmt} statement @param {Known} known @returns {string[]} */
function judgeRename({ relation, object, subname, newname }, known) {
  const whole = relation?.relname ?? lastName(object && 'ObjectWithArgs' in object ? object.ObjectWithArgs.objname : object)
  const place = subname ? `${whole}.${subname}` : whole
  return isNew(place, known) ? [] : [`renames ${place} to ${newname}: the version before knows the old name`]
}
