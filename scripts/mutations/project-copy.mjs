import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** @import { Mutation } from './read-mutations.mjs' */

const WORKSPACES = ['packages', 'apps']

/**
 * A copy of the project to break: the files that git knows or would take, and links to the installed packages.
 * @param {string} root
 */
export function copyProject(root) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'clinic-mutation-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const path of listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  linkPackages(root, folder)
  return {
    folder,
    /** @param {Mutation} mutation */
    apply({ file, find, replace }) {
      const path = join(folder, file)
      const before = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        before.replace(find, () => replace),
      )
      return () => writeFileSync(path, before)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Our own packages lead into the copy, all others to where they are installed. @param {string} root @param {string} folder */
function linkPackages(root, folder) {
  const own = join(folder, 'node_modules/@clinic')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@clinic' && name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const parent of WORKSPACES)
    for (const name of readdirSync(join(folder, parent))) {
      symlinkSync(join(folder, parent, name), join(own, name))
      const nested = join(root, parent, name, 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, join(folder, parent, name, 'node_modules'))
    }
}
