import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logIn } from '@clinic/testing/log-in'
import { expect, test } from 'vitest'
import { ask, openProcesses } from './processes.ts'

const SERVER = join(import.meta.dirname, '..')
const ADMIN = { email: 'ada.admin@clinic.example', password: 'Lantern#Orchard47' }
const SHEET = 'Patient ID,First name,Last name,DOB,Phone,Prov.\r\nTCN-9001,Ann,Lee,1980-02-03,416-555-0163,ON'

test('the built server finds its migrations, data, web and workers, as its source does', { timeout: 120_000 }, async () => {
  execFileSync('npm', ['run', 'build'], { cwd: SERVER, stdio: 'pipe' })
  const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const office = await openProcesses({ count: 1, settings, main: join(SERVER, 'dist', 'main.mjs') })
  try {
    const url = office.running[0]?.url ?? ''
    expect((await ask(url, 'GET /readyz')).status).toBe(200)
    expect((await ask(url, 'GET /')).text).toContain('<div id="root">')
    const { token } = await logIn({ ask: (line, given) => ask(url, line, given), newCode: async (to) => () => office.code(to) }, ADMIN)
    const form = new FormData()
    form.append('spreadsheet', new Blob([SHEET], { type: 'text/csv' }), 'patients.csv')
    const headers = { authorization: `Bearer ${token}` }
    const sent = await fetch(`${url}/api/imports`, { method: 'POST', headers, body: form })
    const { id } = (await sent.json()) as { id: string }
    // A worker thread reads the file: it starts from the source of its module.
    const state = async () => (await ask(url, `GET /api/imports/${id}`, { token })).body.state
    while ((await state()) === 'reading') await sleep(100)
    expect(await state()).toBe('choosing')
  } finally {
    await office.close()
  }
})
