import type { Asking } from './database.ts'

/** The rights of the program's role by table or sequence, where they are not the usual ones. */
export type Limits = Readonly<Record<string, readonly string[]>>

const USUAL = {
  table: ['select', 'insert', 'update', 'delete'],
  view: ['select'],
  sequence: ['usage', 'select', 'update'],
  /** Reached through its parent, whose rights count. */
  partition: [],
} as const

type Relation = { name: string; quoted: string; kind: keyof typeof USUAL; held: string[] }

/**
 * Gives the program's role rights on the tables, sequences and functions of the role that asks, and takes away what is more than that. Changes
 * nothing where they are right already. Run it in a transaction, so that the program never lacks a right in between.
 */
export async function grantTables(owner: Asking, program: string, limits: Limits): Promise<void> {
  const [role] = await owner<{ quoted: string }[]>`select quote_ident(${program}) as quoted`
  const to = role?.quoted ?? ''
  const relations = await findRelations(owner, program)
  const statements = relations.flatMap((relation) => statementsFor(relation, limits[relation.name] ?? USUAL[relation.kind], to))
  for (const statement of [...statements, ...(await statementsForFunctions(owner, program, to))]) await owner.unsafe(statement)
}

function statementsFor({ quoted, kind, held }: Relation, wanted: readonly string[], to: string): string[] {
  const place = `${kind === 'sequence' ? 'sequence' : 'table'} ${quoted}`
  const excess = held.some((right) => !wanted.includes(right))
  if (!excess && wanted.every((right) => held.includes(right))) return []
  const grant = wanted.length > 0 ? [`grant ${wanted.join(', ')} on ${place} to ${to}`] : []
  return excess ? [`revoke all on ${place} from ${to}`, ...grant] : grant
}

function findRelations(owner: Asking, program: string): Promise<Relation[]> {
  return owner<Relation[]>`
    select c.relname as name, quote_ident(c.relname) as quoted, k.kind, array(
      select r from unnest(case when k.kind = 'sequence' then array['usage', 'select', 'update']
        else array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'] end) as r
      where case when k.kind = 'sequence' then has_sequence_privilege(${program}::name, c.oid, r)
        else has_table_privilege(${program}::name, c.oid, r) end) as held
    from pg_class c cross join lateral (select case
        when c.relispartition then 'partition' when c.relkind = 'S' then 'sequence' when c.relkind in ('v', 'm') then 'view' else 'table' end as kind) k
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(c.relowner, 'usage')
    order by c.relname`
}

/** What runs with the rights of its owner is for the program's role only. */
async function statementsForFunctions(owner: Asking, program: string, to: string): Promise<string[]> {
  const functions = await owner<{ name: string; open: boolean; granted: boolean }[]>`
    select p.oid::regprocedure::text as name, p.proacl is null or exists (select from aclexplode(p.proacl) as a where a.grantee = 0) as open,
      exists (select from aclexplode(p.proacl) as a where a.grantee = (select oid from pg_roles where rolname = ${program})) as granted
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and pg_has_role(p.proowner, 'usage')`
  return functions.flatMap(({ name, open, granted }) => [
    ...(open ? [`revoke execute on function ${name} from public`] : []),
    ...(granted ? [] : [`grant execute on function ${name} to ${to}`]),
  ])
}
