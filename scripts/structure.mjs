import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { checkBudgets } from './structure/budgets.mjs'
import { checkFolderCycles } from './structure/folder-cycles.mjs'
import { checkHabits, checkUnfinishedText } from './structure/habits.mjs'
import { checkInsideChange } from './structure/inside-change.mjs'
import { checkPlaces } from './structure/places.mjs'
import { filesBelow } from './structure/tree.mjs'

/** @import { Finding } from './structure/finding.mjs' */

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'faults', 'live', 'scripts']
const ROOT_FILES = ['vitest.config.ts', 'playwright.config.ts', '.dependency-cruiser.cjs']

/**
 * Everything about the shape of the project that a compiler does not see: where files stand, what they are called, how long they are, what
 * may not stand in them. Answers with the findings and with the number of files read.
 * @param {string} root
 * @returns {{ findings: Finding[], files: number }}
 */
export function checkStructure(root) {
  const paths = [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...ROOT_FILES.filter((path) => existsSync(join(root, path)))]
  /** @type {Map<string, ts.SourceFile>} */
  const sources = new Map()
  const findings = paths.flatMap((path) => {
    if (/\.([cm]?[jt]s|tsx)$/.test(path)) {
      const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
      sources.set(path, source)
      return [...checkBudgets(source, path), ...checkHabits(source, path), ...checkInsideChange(source, path)]
    }
    if (/\.(sql|css|html|json|sh)$/.test(path)) return checkUnfinishedText(readFileSync(join(root, path), 'utf8'), path)
    return []
  })
  return { findings: [...checkPlaces(paths), ...checkFolderCycles(sources), ...findings], files: paths.length }
}

if (process.argv[1] === import.meta.filename) {
  const { findings, files } = checkStructure(resolve(import.meta.dirname, '..'))
  for (const { file, line, message } of findings) console.log(`${file}${line ? `:${line}` : ''}  ${message}`)
  console.log(`structure: ${files} files, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || files === 0 ? 1 : 0
}
