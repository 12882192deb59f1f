import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { callsWithoutSchemas } from './calls-without-schemas.ts'

const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const API = process.env.API_ORIGIN ?? 'http://localhost:3000'

/** Two entries: the staff application and the public chat, which shares nothing with it but the tokens. */
export default defineConfig({
  plugins: [react(), callsWithoutSchemas(), compressedCopies()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'chat.html'].map(entry).filter((file) => existsSync(file)),
      // In one file each: in pieces, each with the edges of a file of its own, the chat's first visit takes more bytes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            {
              name: 'mantine',
              test: /@mantine[\\/]core[\\/]esm[\\/](?:core|components[\\/](?:ActionIcon|Button|CloseButton|Input|InputBase|Loader|Notification|Portal|Skeleton|TextInput|Transition|UnstyledButton))[\\/]/,
            },
            {
              name: 'both',
              test: /preload-helper|src[\\/](?:chat-texts|ui[\\/]motion|lib[\\/]page-settings|lib[\\/]language-choice[\\/](?:first-language|stored-language|languages-offered))\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': API },
  },
})

/** Leaves a Brotli and a gzip copy beside every script and style sheet: the server sends them small without working for it. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content))
      }
    },
  }
}
