import type { Sql, TransactionSql } from './database.ts'
import { grantTables, type Limits } from './grant-tables.ts'

export type Serving = {
  /** The role that the program serves with. */
  program: string
  limits: Limits
}

const LOCK = 7_410_002
/** The job library's: it makes and changes its own tables, which hold no records. */
const JOBS = 'graphile_worker'

/**
 * Makes the role that asks the owner of what an earlier version made as the program's role, except for its queue of jobs; the program keeps the
 * rights that it needs. The role has to be a member of the program's. Does nothing where that is done. Processes that start together take turns.
 */
export async function takeOwnership(owner: Sql, { program, limits }: Serving): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '60s', true), pg_advisory_xact_lock(${LOCK})`
    const [found] = await tx<{ to: string; database: string; owns: boolean; may_create: boolean }[]>`
      select quote_ident(${program}) as to, quote_ident(datname) as database, datdba = r.oid or exists (
          select from pg_class where relnamespace = 'public'::regnamespace and relowner = r.oid) as owns,
        has_database_privilege(r.oid, d.oid, 'create') as may_create
      from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = ${program}`
    if (!found) return
    const { to, database, owns, may_create } = found
    if (owns) await tx.unsafe(`reassign owned by ${to} to current_user`)
    if (owns || !may_create) await tx.unsafe(`grant create on database ${database} to ${to}`)
    if (owns) await giveBackJobs(tx, to)
    await grantTables(tx, program, limits)
  })
}

async function giveBackJobs(tx: TransactionSql, to: string): Promise<void> {
  const things = await tx<{ name: string }[]>`
    select 'schema ' || quote_ident(nspname) as name from pg_namespace where nspname = ${JOBS}
    union all
    select case c.relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || c.oid::regclass from pg_class c
      where c.relnamespace = to_regnamespace(${JOBS}) and c.relkind in ('r', 'p', 'v', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))
    union all
    select 'routine ' || p.oid::regprocedure from pg_proc p where p.pronamespace = to_regnamespace(${JOBS})
    union all
    select 'type ' || t.oid::regtype from pg_type t left join pg_class c on c.oid = t.typrelid
      where t.typnamespace = to_regnamespace(${JOBS}) and (t.typtype in ('d', 'e') or c.relkind = 'c')`
  for (const { name } of things) await tx.unsafe(`alter ${name} owner to ${to}`)
}
