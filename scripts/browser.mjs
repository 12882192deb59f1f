import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node24, withNode24 } from './install.mjs'
import { fail, ROOT, runQuietly } from './run.mjs'

// The same engine without the window around it runs the journeys in two thirds of the time, so it comes first.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']
const DOWNLOAD_SECONDS = 120
const DEBIAN_SECONDS = 420

/**
 * A Chromium that starts on this machine: CHROMIUM_PATH, the system's, Playwright's download, or Debian's package.
 * In CI, where packages may be installed unasked, the quicker shell is fetched though a whole Chromium is there.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return starts(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not start: correct it or leave it out.`)
  const found = onThisMachine()
  if (found && process.env.CI && !found.endsWith(SHELL) && canInstall()) await installDebianPackage()
  if (found) return onThisMachine() ?? found
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const env = withNode24()
  await runQuietly("No Chromium here: downloading Playwright's", [node24(), playwright, 'install', 'chromium'], {
    env,
    timeoutSeconds: DOWNLOAD_SECONDS,
  })
  const downloaded = onThisMachine()
  if (downloaded) return downloaded
  if (canInstall()) await installDebianPackage()
  return (
    onThisMachine() ??
    fail(
      'No Chromium was found and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
    )
  )
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

async function installDebianPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = { env, timeoutSeconds: DEBIAN_SECONDS }
  await runQuietly("Reading Debian's list of packages", ['apt-get', 'update'], limits)
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', SHELL]
  const { ok, output } = await runQuietly("Installing Debian's Chromium", install, limits)
  if (!ok) console.error(output.split('\n').slice(-10).join('\n'))
}

function onThisMachine() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((dir) => dir !== '')
  const files = [...NAMES.flatMap((name) => path.map((dir) => join(dir, name))), ...MAC, downloadedByPlaywright()]
  return files.find((file) => file !== '' && existsSync(file) && starts(file))
}

/** Where Playwright would have put its own; it need not be there. */
function downloadedByPlaywright() {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  return spawnSync(node24(), ['-e', ask], { cwd: ROOT, encoding: 'utf8' }).stdout ?? ''
}

/** A path proves little: libraries may be missing, and some systems have a stub that only asks to be installed. */
function starts(/** @type {string} */ file) {
  return spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}
