import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../structure/tree.mjs'
import { linesOf } from './references.mjs'

/** @import { Fault } from './references.mjs' */

/**
 * npm scripts that a document names and no package.json has.
 * @param {string} root
 * @param {string} text
 * @returns {Fault[]}
 */
export function scriptFaults(root, text) {
  return linesOf(text).flatMap(({ content, line }) =>
    [...content.matchAll(/\bnpm (?:run(?:-script)? ([\w:-]+)|(start|test)\b)([^`|]*)/g)].flatMap((match) => {
      const name = String(match[1] ?? match[2])
      const workspace = match[3]?.match(/(?:--workspace|-w)[ =]([^\s`]+)/)?.[1]
      const scripts = scriptsOf(root, workspace)
      if (!scripts) return [{ line, message: `there is no workspace ${workspace}` }]
      return name in scripts ? [] : [{ line, message: `there is no npm script "${name}"${workspace ? ` in ${workspace}` : ''}` }]
    }),
  )
}

/**
 * @param {string} root
 * @param {string | undefined} workspace
 * @returns {Record<string, string> | undefined}
 */
function scriptsOf(root, workspace) {
  const paths = workspace
    ? [...filesBelow(root, 'packages'), ...filesBelow(root, 'apps')].filter((path) => path.endsWith('/package.json'))
    : ['package.json']
  const manifests = paths
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, ...JSON.parse(readFileSync(join(root, path), 'utf8')) }))
  const manifest = workspace ? manifests.find(({ path, name }) => name === workspace || path === `${workspace}/package.json`) : manifests[0]
  return manifest && (manifest.scripts ?? {})
}
