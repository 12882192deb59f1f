import { dirname } from 'node:path/posix'
import { CORE_FOLDERS, FEATURES, NLU_FOLDERS, SERVER_MODULES, WEB_FOLDERS } from './vocabulary.mjs'

/** Folder names that tell nothing of what is inside. */
const VAGUE_FOLDERS = ['utils', 'common', 'misc', 'helpers', 'components', 'shared']

/** @import { Finding } from './finding.mjs' */

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** What a name may end with after its kebab-case part. */
const ENDINGS = /\.((test|test-data|harness|child|spec|module|config|d)\.)?(ts|tsx|mjs|cjs|css|sql)$/

const MOST_FILES = 32

/**
 * Findings about where files stand and what they are called.
 * @param {string[]} paths relative to the root
 * @returns {Finding[]}
 */
export function checkPlaces(paths) {
  return [
    ...paths.flatMap((path) => placeFaults(path).map((message) => ({ file: path, message }))),
    ...crowdedFolders(paths),
    ...migrationFaults(paths),
  ]
}

/** @param {string} path */
function placeFaults(path) {
  const faults = nameFaults(path)
  const [, workspace, rest] = path.match(/^(packages\/contract|packages\/core|packages\/nlu|apps\/server|apps\/web)\/src\/(.+)$/) ?? []
  if (!workspace || !rest) return faults
  if (workspace === 'packages/contract') return faults
  if (workspace === 'packages/core') return [...faults, ...folderFaults(rest, 'core', CORE_FOLDERS)]
  if (workspace === 'packages/nlu') return [...faults, ...folderFaults(rest, 'nlu', NLU_FOLDERS)]
  if (workspace === 'apps/server') return [...faults, ...serverFaults(rest)]
  return [...faults, ...webFaults(rest)]
}

/** @param {string} path */
function nameFaults(path) {
  const name = path.replace(/^.*\//, '')
  if (!ENDINGS.test(name) || name.startsWith('.') || /^\d{4}-/.test(name)) return []
  const stem = name.replace(ENDINGS, '')
  if (stem === 'index') return ['no barrels: import from the file that holds the thing, and name a file for what it exports']
  const odd = path
    .split('/')
    .slice(0, -1)
    .find((folder) => !KEBAB.test(folder))
  if (odd) return [`the folder "${odd}" is not kebab-case`]
  return KEBAB.test(stem) ? [] : ['file names are kebab-case: words in small letters, joined by hyphens']
}

/**
 * @param {string} rest
 * @param {string} name
 * @param {string[]} folders
 */
function folderFaults(rest, name, folders) {
  const [folder] = rest.split('/')
  if (!rest.includes('/')) return [`${name} has no loose files: put the rule into the folder of its subject`]
  return folders.includes(String(folder)) ? [] : [`"${folder}" is no folder of ${name} (${folders.join(', ')})`]
}

/** @param {string} rest */
function serverFaults(rest) {
  if (!rest.includes('/'))
    return /^(main|boot|serve|app)(\.test)?\.ts$/.test(rest)
      ? []
      : ['main.ts, boot.ts, serve.ts and app.ts are the only loose files: move this one to platform/ or to its module']
  if (rest.startsWith('platform/')) return []
  if (!SERVER_MODULES.some((module) => rest.startsWith(`${module}/`)))
    return [`not in a module of the server (${SERVER_MODULES.join(', ')})`]
  return rest.endsWith('.ts') ? [] : ['a module holds TypeScript only: content goes to data/, SQL to a store.ts']
}

/** @param {string} rest */
function webFaults(rest) {
  const [folder = '', subject = '', ...deeper] = rest.split('/')
  if (!rest.includes('/')) return /\.d\.ts$/.test(rest) ? [] : [`the web has no loose files: use ${WEB_FOLDERS.join('/, ')}/`]
  if (!WEB_FOLDERS.includes(folder)) return [`"${folder}" is no folder of the web (${WEB_FOLDERS.join(', ')})`]
  if (folder === 'features' && !FEATURES.includes(subject)) return [`"${subject}" is no feature (${FEATURES.join(', ')}); try ui/ or lib/`]
  const vague = deeper.slice(0, -1).find((name) => VAGUE_FOLDERS.includes(name))
  if (vague) return [`a folder named "${vague}" may hold anything: name it for what it holds`]
  return []
}

/**
 * Folders that hold more source files than a person takes in at a glance; tests and styles do not count.
 * @param {string[]} paths
 * @returns {Finding[]}
 */
function crowdedFolders(paths) {
  const sources = paths.filter(
    (path) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.(test|test-data|harness|child)\.tsx?$/.test(path),
  )
  return [...Map.groupBy(sources, (path) => dirname(path))]
    .filter(([, files]) => files.length > MOST_FILES)
    .map(([folder, files]) => ({ file: folder, message: `${files.length} source files, at most ${MOST_FILES}: split it by subject` }))
}

/**
 * @param {string[]} paths
 * @returns {Finding[]}
 */
function migrationFaults(paths) {
  const migrations = paths.filter((path) => path.startsWith('apps/server/migrations/')).sort()
  return migrations.flatMap((file, index) => {
    const name = file.replace(/^.*\//, '')
    const number = name.slice(0, 4)
    if (!/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(name))
      return [{ file, message: 'a migration is called NNNN-name.sql, named for its subject' }]
    if (!migrations[index - 1]?.includes(`/${number}-`)) return []
    return [{ file, message: `two migrations have the number ${number}: give this one the next` }]
  })
}
