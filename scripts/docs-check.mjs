import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ASVS_PAGE, asvsFaults } from './docs/asvs.mjs'
import { placesOf } from './docs/paths.mjs'
import { linkFaults, spanFaults } from './docs/references.mjs'
import { scriptFaults } from './docs/scripts.mjs'
import { settingFaults } from './docs/settings.mjs'
import { filesBelow } from './structure/tree.mjs'

/** @import { Finding } from './structure/finding.mjs' */

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']

/**
 * Whether what the documents name is there: paths, links and their headings, npm scripts, settings. Answers with the findings and with the
 * number of documents read.
 * @param {string} root
 * @returns {{ findings: Finding[], documents: number }}
 */
export function checkDocs(root) {
  const places = placesOf(filesBelow(root, ''))
  const documents = [...PAGES, ...filesBelow(root, 'docs').filter((path) => path.endsWith('.md'))]
  const findings = documents.flatMap((file) => {
    if (!existsSync(join(root, file))) return [{ file, message: 'is missing: newcomers read it first' }]
    const text = readFileSync(join(root, file), 'utf8')
    const faults = [...linkFaults(root, file, text), ...spanFaults(places, text), ...scriptFaults(root, text)]
    if (file === 'README.md') faults.push(...settingFaults(root, text))
    if (file === ASVS_PAGE) faults.push(...asvsFaults(root, text))
    return faults.map(({ line, message }) => ({ file, line, message }))
  })
  return { findings, documents: documents.length }
}

if (process.argv[1] === import.meta.filename) {
  const { findings, documents } = checkDocs(resolve(import.meta.dirname, '..'))
  for (const { file, line, message } of findings) console.log(`${file}${line ? `:${line}` : ''}  ${message}`)
  console.log(`docs: ${documents} documents, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
