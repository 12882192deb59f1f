import type { KnipConfig } from 'knip'

const TESTED = 'src/**/*.test.{ts,tsx}'
const OURS = ['src/**/*.{ts,tsx}!', '!src/**/*.{test,test-data,harness,child}.{ts,tsx}!']

/** A package whose every file can be imported from outside, so that each would count as used: every export needs a user instead. */
const shared = { includeEntryExports: true, entry: [TESTED], project: OURS }

/** With `--production` only patterns that end in `!` count, so that what tests alone use is found as unused. */
export default function config({ production = false }: { production?: boolean }): KnipConfig {
  return {
    // An export that nothing imports is a promise to nobody: delete it, or only the word `export` when its own file uses it. Types may stay:
    // they name what exported functions take and give. A test may import what its own file uses.
    ignoreExportsUsedInFile: production ? true : { type: true, interface: true },
    // Programs of the operating system and of PostgreSQL, not of a package.
    ignoreBinaries: ['adduser', 'apt-get', 'ffmpeg', 'mount', 'pgbench', 'umount', 'unshare', 'useradd'],
    // The compiler behind the command `tsc`, which knip knows as TypeScript's; fonts whose files the PDF takes by path.
    ignoreDependencies: ['@typescript/native', '@fontsource/atkinson-hyperlegible-next'],
    ignore: production ? ['**/*.{test-data,harness}.ts'] : [],
    workspaces: {
      '.': {
        entry: [
          'scripts/*.mjs!',
          'scripts/**/*.test.ts',
          'e2e/**/*.{test,spec,setup}.ts',
          'e2e/screenshots.ts',
          'e2e/contact-sheets.ts',
          'bench/{run,peers/fastify-page,peers/minimal-server,peers/loop}.ts!',
          'faults/{run,apply-mutation,shift-clock,drill}.ts!',
          'faults/{bad-input,intruders,shown}/run.ts!',
          'faults/**/*.test.ts',
          'live/run.ts!',
          'live/**/*.test.ts',
        ],
        project: [
          'scripts/**/*.mjs!',
          'scripts/**/*.ts',
          'e2e/**/*.ts',
          '{bench,faults,live}/**/*.ts!',
          '!{bench,faults,live}/**/*.test.ts!',
          '*.config.ts',
        ],
      },
      'packages/contract': shared,
      'packages/nlu': shared,
      'packages/data': shared,
      'packages/core': shared,
      'packages/testing': shared,
      // The *.child.ts are programs that tests start. PostgreSQL's and Node's packages for each platform are optional and found by path.
      'apps/server': {
        entry: [
          'src/main.ts!',
          'seed/run-refresh.ts!',
          'src/{audit,backup}/run-*.ts!',
          'src/platform/crypto/rotate-keys.ts!',
          'src/assistant/chat/replay.ts!',
          'src/assistant/chat/models/run-{training,evaluation}.ts!',
          'test/upgrade/make-data-folder.ts',
          '{src,seed,content,test}/**/*.{test,child}.ts',
        ],
        project: ['{src,seed,content}/**/*.ts!', 'test/**/*.ts', '!**/*.{test,test-data,harness,child}.ts!'],
      },
      'apps/web': { entry: [TESTED], project: ['{src,test}/**/*.{ts,tsx}!', ...OURS.slice(1), '!test/**!'] },
    },
  }
}
