import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase } from '../../test/database.ts'
import { note } from '../platform/db/change.ts'
import { loadKey } from './load-key.ts'
import { runSigner } from './run-signer.ts'
import { signEntries } from './sign-entries.ts'
import { verifyLog } from './verify-log.ts'
import { writeAnchor } from './write-anchor.ts'

const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0
const PAGE = 4096
const key = loadKey({ AUDIT_KEY: 'a key of at least thirty-two characters', DATA_DIR: '' })
const zone = 'America/Toronto'

test.skipIf(!canMount)(
  'a disk that fills up within an anchor leaves no half line: the log stays whole, and once there is room it is anchored (a root that may mount)',
  async () => {
    const db = await openTestDatabase({ connections: 3 })
    const disk = mkdtempSync(join(tmpdir(), 'anchor-disk-'))
    const file = join(disk, 'anchors.jsonl')
    const ballast = join(disk, 'ballast')
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk])
    const anchor = async () => {
      await note(nobodyContext(db), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: '1' } })
      await signEntries(db.sql, key)
      return writeAnchor(db.sql, { key, file, now: TEST_NOW, zone }, 'now')
    }
    const findings = async () => (await verifyLog(db.sql, { key, file, now: TEST_NOW })).findings
    try {
      await anchor()
      const line = statSync(file).size
      // Until the next line crosses the end of a page, which is what the disk gives out.
      while ((statSync(file).size % PAGE) + line <= PAGE) await anchor()
      execFileSync('sh', ['-c', 'cat /dev/zero > "$1" 2>/dev/null || true', 'sh', ballast])
      const before = readFileSync(file, 'utf8')
      await expect(anchor()).rejects.toMatchObject({ code: 'ENOSPC' })
      expect(readFileSync(file, 'utf8')).toBe(before)
      expect(await findings()).toEqual([])

      const lines: string[] = []
      const signer = runSigner(db.sql, { key, file, zone, now: () => '2030-01-02T15:00:00.000Z', log: (said) => lines.push(said) })
      await expect.poll(() => signer.anchorFails(), { timeout: 10_000 }).toBe(true)
      expect(lines).toEqual([expect.stringMatching(/^The anchor of the audit log could not be written to .*anchors\.jsonl: ENOSPC/)])
      rmSync(ballast)
      await expect.poll(() => signer.anchorFails(), { timeout: 10_000 }).toBe(false)
      await signer.stop()
      expect(readFileSync(file, 'utf8').length).toBeGreaterThan(before.length)
      expect(await findings()).toEqual([])
    } finally {
      execFileSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
      await db.close()
    }
  },
  60_000,
)
