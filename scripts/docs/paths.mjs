/** @typedef {{ all: string[], top: Set<string> }} Places every file and folder, and the names that stand in the root */

/** How the documents shorten the four workspaces. @type {Readonly<Record<string, string>>} */
export const SHORT = { contract: 'packages/contract/src', core: 'packages/core/src', server: 'apps/server/src', web: 'apps/web/src' }
/** Made by running the product, so not there in a fresh clone. */
const GENERATED = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])
const SOURCE = /\.(ts|tsx|mjs|cjs|md|sql|css|json|html)$/

/**
 * @param {string[]} files
 * @returns {Places}
 */
export function placesOf(files) {
  const folders = files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  )
  return { all: [...new Set([...files, ...folders])], top: new Set(files.map((file) => String(file.split('/')[0]))) }
}

/**
 * Whether a word of a document means a path of this repository: it starts in the root or in a workspace (`core/queues/`), ends like a
 * source file, or ends with a slash.
 * @param {Places} places
 * @param {string} word
 */
export function meansPath(places, word) {
  if (!/^[\w.@<>*{},/-]+$/.test(word) || /^[/<]|^\.+$|^-|\/\//.test(word)) return false
  const [first = ''] = word.split('/')
  if (GENERATED.has(first) || /^[A-Z_]+$/.test(first)) return false
  if (word.startsWith('@')) return word.startsWith('@clinic/') && word.split('/').length > 2
  return (word.includes('/') && (places.top.has(first) || first in SHORT)) || SOURCE.test(word) || /^[a-z-]+\/$/.test(word)
}

/**
 * Whether the path is there. `<module>` and `*` stand for any name, `**` for any way, `{a,b}` for either; a path that does not start in the
 * root may stand anywhere.
 * @param {Places} places
 * @param {string} word
 */
export function isThere(places, word) {
  const path = expand(word.replace(/^\.\//, '').replace(/\/$/, ''))
  const isAnchored = places.top.has(String(path.split('/')[0]))
  const pattern = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/?|\*|<[^>]*>|NNNN/g, (sign) => (sign.startsWith('**') ? '.*' : sign === '*' ? '[^/]*' : '[^/]+'))
  const whole = new RegExp(`^${isAnchored ? '' : '(.*/)?'}${pattern}$`)
  return places.all.some((place) => whole.test(place))
}

/** @param {string} path */
function expand(path) {
  const name = path.match(/^(?:@clinic\/)?(contract|core|server|web)\/(.+)$/)
  if (!name) return path
  const ending = path.startsWith('@') && !SOURCE.test(path) ? '.ts' : ''
  return `${SHORT[/** @type {keyof typeof SHORT} */ (name[1])]}/${name[2]}${ending}`
}
