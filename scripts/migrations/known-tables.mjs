import { allOf, lastName, textsIn } from './read-migration.mjs'

/** @import { ColumnDef, Constraint, Node } from 'libpg-query' */
/**
 * A column that this migration adds to a table of before. `open`: it does not hold the same in every row of the version before; `filled`: it
 * holds something there.
 * @typedef {{ open: boolean, filled: boolean }} Fresh
 */
/**
 * What the migrations have made so far. `made`: things of this very migration, which the version before has never seen; `fresh`: its columns by
 * `table.column`; `plain`: indexes that hold no two rows apart; `lists`: the values that a check allows; `builders`: functions that put
 * statements together.
 * @typedef {object} Known
 * @property {Set<string>} made
 * @property {Set<string>} before
 * @property {Map<string, Fresh>} fresh
 * @property {Set<string>} plain
 * @property {Map<string, { column: string, values: string[] }>} lists
 * @property {Set<string>} builders
 */

/** @returns {Known} */
export function knowNothing() {
  return { made: new Set(), before: new Set(), fresh: new Map(), plain: new Set(), lists: new Map(), builders: new Set() }
}

/**
 * Another migration begins: what stands is of before.
 * @param {Known} known
 */
export function beginMigration(known) {
  for (const name of known.made) known.before.add(name)
  known.made.clear()
  known.fresh.clear()
}

/**
 * Takes in what a statement makes.
 * @param {Node} node
 * @param {Known} known
 */
export function takeIn(node, known) {
  const make = (/** @type {string} */ name) => void (known.before.has(name) || known.made.add(name))
  if ('CreateStmt' in node) {
    const table = node.CreateStmt.relation?.relname ?? ''
    make(table)
    for (const element of node.CreateStmt.tableElts ?? []) {
      for (const constraint of allOf(element, 'Constraint')) takeList(table, constraint, known)
    }
  }
  if ('CreateTableAsStmt' in node) make(node.CreateTableAsStmt.into?.rel?.relname ?? '')
  if ('ViewStmt' in node) make(node.ViewStmt.view?.relname ?? '')
  if ('CompositeTypeStmt' in node) make(node.CompositeTypeStmt.typevar?.relname ?? '')
  if ('CreateEnumStmt' in node) make(lastName(node.CreateEnumStmt.typeName))
  if ('CreateSeqStmt' in node) make(node.CreateSeqStmt.sequence?.relname ?? '')
  if ('CreateTrigStmt' in node) make(node.CreateTrigStmt.trigname ?? '')
  if ('CreateFunctionStmt' in node) {
    const name = lastName(node.CreateFunctionStmt.funcname)
    make(name)
    if (textsIn(node.CreateFunctionStmt.options).some((text) => BUILDS.test(text))) known.builders.add(name)
  }
  if ('IndexStmt' in node) {
    make(node.IndexStmt.idxname ?? '')
    if (!node.IndexStmt.unique) known.plain.add(node.IndexStmt.idxname ?? '')
  }
  if ('AlterTableStmt' in node) {
    const table = node.AlterTableStmt.relation?.relname ?? ''
    for (const constraint of allOf(node.AlterTableStmt.cmds, 'Constraint')) takeList(table, constraint, known)
  }
}

const BUILDS = /\bexecute\b|\b(alter|drop|truncate)\s+(table|type|view|index|function|trigger)\b/i

/**
 * The columns that a statement adds to a table, before the rest of the statement is judged.
 * @param {Node} node
 * @param {Known} known
 */
export function takeFresh(node, known) {
  if (!('AlterTableStmt' in node)) return
  const table = node.AlterTableStmt.relation?.relname ?? ''
  for (const { subtype, def, name } of allOf(node.AlterTableStmt.cmds, 'AlterTableCmd')) {
    if (subtype === 'AT_AddColumn') known.fresh.set(`${table}.${def.ColumnDef.colname}`, freshOf(def.ColumnDef))
    const fresh = known.fresh.get(`${table}.${name}`)
    if (subtype === 'AT_ColumnDefault' && fresh) fresh.filled = def !== undefined
  }
}

/** @param {ColumnDef} column @returns {Fresh} */
function freshOf(column) {
  const constraints = /** @type {Constraint[]} */ (allOf(column.constraints, 'Constraint'))
  const given = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr
  const drawn = constraints.some(({ contype }) => contype === 'CONSTR_IDENTITY' || contype === 'CONSTR_GENERATED')
  const counted = /^(small|big)?serial$/.test(lastName(column.typeName?.names))
  return { open: !given || allOf(given, 'FuncCall').length > 0, filled: given !== undefined || drawn || counted }
}

/** @param {string} table @param {Constraint} constraint @param {Known} known */
function takeList(table, constraint, known) {
  const list = listOf(constraint)
  if (list) known.lists.set(constraint.conname ?? `${table}_${list.column}_check`, list)
}

/**
 * The column and the values of a check that is a list of texts and nothing else: `check (part in ('name', 'text'))`.
 * @param {Constraint} constraint
 * @returns {{ column: string, values: string[] } | null}
 */
export function listOf({ contype, raw_expr }) {
  if (contype !== 'CONSTR_CHECK' || !raw_expr || !('A_Expr' in raw_expr)) return null
  const { kind, lexpr, rexpr } = raw_expr.A_Expr
  if (kind !== 'AEXPR_IN' || !lexpr || !('ColumnRef' in lexpr) || lastName(raw_expr.A_Expr.name) !== '=') return null
  return { column: lastName(lexpr.ColumnRef.fields), values: textsIn(rexpr) }
}
