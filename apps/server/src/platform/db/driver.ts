import { registerHooks } from 'node:module'
import type Postgres from 'postgres'
import { DRIVER_MENDS } from './driver-patches.ts'

/**
 * The driver `postgres` 3.4.9, mended while it is loaded. As it is published, a connection that is lost inside a transaction ends the process
 * (its issues #1133 and #1208), lets the rest of the transaction run on a new connection without `begin` (#1155), or blocks its place in the
 * pool for ever (#1199). Throws when the driver is another one than these mends were made for.
 */
export const postgres = await loadMended()

async function loadMended(): Promise<typeof Postgres> {
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const file = /\/node_modules\/postgres\/(src\/\w+\.js)$/.exec(url)?.[1]
      return file === undefined || !loaded.source ? loaded : { ...loaded, source: mend(file, textOf(loaded.source)) }
    },
  })
  try {
    const loaded = (await import('postgres')) as { default: typeof Postgres; mended?: true }
    if (!loaded.mended) throw new Error('The database driver was loaded before it could be mended: import it from platform/driver.ts only.')
    return loaded.default
  } finally {
    hooks.deregister()
  }
}

function mend(file: string, text: string): string {
  return DRIVER_MENDS.filter((one) => one.file === file).reduce((mended, { from, to }) => {
    if (mended.split(from).length !== 2)
      throw new Error(`The database driver has changed in ${file}: look whether platform/driver.ts is still needed.`)
    return mended.replace(from, () => to)
  }, text)
}

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
