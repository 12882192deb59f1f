import { CONTRACT_FILES, CORE_FOLDERS, NLU_FOLDERS, NOUNS, SERVER_NOUN_FILES, VERBS, WEB_FOLDERS } from './vocabulary.mjs'

/** @import { Finding } from './finding.mjs' */

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** What a name may end with after its kebab-case part. */
const ENDINGS = /\.((test|test-data|harness|child|spec|module|config|d)\.)?(ts|tsx|mjs|cjs|css|sql)$/

/**
 * Findings about where files stand and what they are called.
 * @param {string[]} paths relative to the root
 * @returns {Finding[]}
 */
export function checkPlaces(paths) {
  return [...paths.flatMap((path) => placeFaults(path).map((message) => ({ file: path, message }))), ...migrationFaults(paths)]
}

/** @param {string} path */
function placeFaults(path) {
  const faults = nameFaults(path)
  const [, workspace, rest] = path.match(/^(packages\/contract|packages\/core|packages\/nlu|apps\/server|apps\/web)\/src\/(.+)$/) ?? []
  if (!workspace || !rest) return faults
  if (workspace === 'packages/contract') return [...faults, ...contractFaults(rest)]
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

/** @param {string} rest */
function contractFaults(rest) {
  const stem = rest.replace(/(\.test)?\.ts$/, '')
  if (rest.includes('/')) return ['the contract is flat: one file per noun']
  return CONTRACT_FILES.includes(stem)
    ? []
    : [`"${stem}" is no noun of the contract (${CONTRACT_FILES.join(', ')}); put it into the noun it belongs to`]
}

/**
 * @param {string} rest
 * @param {string} name
 * @param {string[]} folders
 */
function folderFaults(rest, name, folders) {
  const [folder] = rest.split('/')
  if (!rest.includes('/')) return [`${name} has no loose files: put the rule into the folder of its noun`]
  return folders.includes(String(folder)) ? [] : [`"${folder}" is no folder of ${name} (${folders.join(', ')})`]
}

/** @param {string} rest */
function serverFaults(rest) {
  const [folder = '', file = '', ...deeper] = rest.split('/')
  if (!rest.includes('/'))
    return /^(main|boot|serve|app)(\.test)?\.ts$/.test(rest)
      ? []
      : ['beside main.ts, boot.ts, serve.ts and app.ts everything stands in platform/ or in the folder of a noun']
  if (folder === 'platform') return []
  if (!NOUNS.includes(folder)) return [`"${folder}" is no noun of this house (${NOUNS.join(', ')})`]
  if (deeper.length > 0) return ['the folder of a noun is flat: routes.ts, store.ts, one file per verb, tests beside them']
  if (/\.(test|test-data|harness|child)\.ts$/.test(file) || ['routes.ts', 'store.ts'].includes(file)) return []
  const stem = file.replace(/\.ts$/, '')
  if (stem === file) return ['the folder of a noun holds TypeScript only; data goes to content/, SQL to store.ts']
  if (SERVER_NOUN_FILES.includes(stem) || VERBS.has(String(stem.split('-')[0]))) return []
  return ['no verb of this house: name the file for what it does (claim.ts, send-to-np.ts), move a rule to core, a tool to platform']
}

/** @param {string} rest */
function webFaults(rest) {
  const [folder = '', noun = ''] = rest.split('/')
  if (!rest.includes('/')) return /\.d\.ts$/.test(rest) ? [] : [`the web has no loose files: use ${WEB_FOLDERS.join('/, ')}/`]
  if (!WEB_FOLDERS.includes(folder)) return [`"${folder}" is no folder of the web (${WEB_FOLDERS.join(', ')})`]
  if (folder === 'features' && !NOUNS.includes(noun))
    return [`"${noun}" is no noun of this house (${NOUNS.join(', ')}), so it is no feature; try ui/ or lib/`]
  return []
}

/**
 * @param {string[]} paths
 * @returns {Finding[]}
 */
function migrationFaults(paths) {
  const migrations = paths.filter((path) => path.startsWith('apps/server/migrations/')).sort()
  return migrations.flatMap((file, index) => {
    const number = String(index + 1).padStart(4, '0')
    const name = file.replace(/^.*\//, '')
    if (!/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(name))
      return [{ file, message: 'a migration is called NNNN-name.sql, named for its noun' }]
    if (name.startsWith(`${number}-`)) return []
    return [{ file, message: `migrations are numbered without gaps or doubles: this one should be ${number}-${name.slice(5)}` }]
  })
}
