import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'rolldown'

const OUT = join(import.meta.dirname, 'dist')

/** Our own files become a few; packages stay in node_modules. Decision 92. */
export default defineConfig({
  input: join(import.meta.dirname, 'src', 'main.ts'),
  platform: 'node',
  external: (id) => !/^[./]|^@clinic\//.test(id),
  plugins: [{ name: 'source-address', load: readWithSourceAddress }],
  output: { dir: OUT, cleanDir: true, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
})

/** A file that looks for what is beside it, or runs itself as a worker, still finds its source. */
function readWithSourceAddress(id: string) {
  if (!id.startsWith('/') || !id.endsWith('.ts')) return null
  const code = readFileSync(id, 'utf8')
  const address = `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url).href`
  return { code: code.replaceAll('import.meta.url', address), moduleType: 'ts' as const }
}
