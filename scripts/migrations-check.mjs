import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadModule } from 'libpg-query'
import { EARLIER } from './migrations/earlier.mjs'
import { judgeStatement } from './migrations/judge-statement.mjs'
import { beginMigration, knowNothing, takeFresh, takeIn } from './migrations/known-tables.mjs'
import { readMigration } from './migrations/read-migration.mjs'
import { filesBelow } from './structure/tree.mjs'

/** @import { Finding } from './structure/finding.mjs' */
/** @typedef {{ file: string, text: string }} Migration */
/** A statement of a migration that can no longer be changed, by its first words, and why it removed something. */
/** @typedef {{ file: string, begins: string, why: string }} Earlier */

const FOLDER = 'apps/server/migrations'
const ADVICE =
  'Let this version only stop using it and a later one take it away; or write above the statement "-- not additive: why the version before can go on, or that every process has to stop first"'

/**
 * Whether migrations only add, so that the version before goes on serving on the new tables while processes are renewed one by one. Answers with
 * the findings and with what takes something away and says why.
 * @param {readonly Migration[]} migrations in their order
 * @param {readonly Earlier[]} earlier
 * @returns {{ findings: Finding[], reasoned: number }}
 */
export function checkMigrations(migrations, earlier = []) {
  const known = knowNothing()
  /** @type {Finding[]} */
  const findings = []
  const unused = new Set(earlier)
  let reasoned = 0
  for (const { file, text } of migrations) {
    beginMigration(known)
    for (const { node, line, words, reason } of readMigration(text)) {
      takeFresh(node, known)
      const faults = judgeStatement(node, known)
      takeIn(node, known)
      const listed = earlier.find((one) => one.file === file && words.startsWith(one.begins))
      if (listed && faults.length > 0) unused.delete(listed)
      if (faults.length === 0 && reason) findings.push({ file, line, message: 'only adds: it needs no "not additive"' })
      if (faults.length > 0 && (reason || listed)) reasoned += 1
      else findings.push(...faults.map((fault) => ({ file, line, message: `${fault}. ${ADVICE}` })))
    }
  }
  const stale = [...unused].map(({ file, begins }) => ({
    file,
    message: `"${begins}" is listed in scripts/migrations/earlier.mjs and found nowhere`,
  }))
  return { findings: [...findings, ...stale], reasoned }
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..')
  const files = filesBelow(root, FOLDER).filter((path) => path.endsWith('.sql'))
  await loadModule()
  const migrations = files.map((path) => ({ file: path.slice(FOLDER.length + 1), text: readFileSync(join(root, path), 'utf8') }))
  const { findings, reasoned } = checkMigrations(migrations, EARLIER)
  for (const { file, line, message } of findings) console.log(`${FOLDER}/${file}${line ? `:${line}` : ''}  ${message}`)
  console.log(`migrations: ${files.length} files, ${reasoned} statements take something away and say why, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || files.length === 0 ? 1 : 0
}
