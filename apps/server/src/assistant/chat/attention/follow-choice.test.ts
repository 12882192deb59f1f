import { OPENING_TEXTS } from '@clinic/core/chat/texts/opening-texts'
import { OPENING_TEXTS_FR } from '@clinic/core/chat/texts/opening-texts-fr'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR } from '@clinic/core/chat/texts/texts-fr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../../test/database.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { replay } from '../replay.ts'
import { openAttended } from './attention.harness.ts'
import { joinConversation } from './join-conversation.ts'

let db: TestDatabase
let begin: Awaited<ReturnType<typeof openAttended>>['begin']
let dana: StaffContext
let sam: StaffContext
beforeAll(async () => {
  ;({ db, begin, dana, sam } = await openAttended({ french: true }))
})
afterAll(() => db.close())

const entriesOf = async (patient_id: string) => {
  const rows = await db.sql`select action from audit_log where patient_id = ${patient_id} and action not like 'Read %' order by id`
  return rows.map(({ action }) => action as string)
}

/** All but whose it is, which the test changed. */
async function expectReplayed(id: string): Promise<void> {
  const both = await replay(db.sql, id)
  expect({ ...both?.replayed, patient_id: '' }).toEqual({ ...both?.stored, patient_id: '' })
}

describe('F-11: what a patient can choose while a person is there', () => {
  test('back to the questions ends it at once: the patient is told, the assistant asks the same question, and staff may join again', async () => {
    const { id, patient, waits, page, log, adopt, say } = await begin()
    const patient_id = await adopt()
    expect((await page()).attention.instead).toBeUndefined()
    await joinConversation(dana, id)
    await patient('I have a question')
    expect((await page()).attention.instead).toEqual(['questions', 'callInstead'])
    expect(await patient(LABELS.toQuestions)).toMatchObject({ ACTION: 'ATTENDED', text: '', USER_TEXT: LABELS.toQuestions })
    const told = OPENING_TEXTS.wentBack('Dana')
    const shown = await page()
    expect(shown.attention).toMatchObject({ state: 'returned', name: null })
    expect(shown.attention.instead).toBeUndefined()
    expect(shown.lines.map(({ mark, text }) => text || mark)).toEqual(['joined', told])
    expect((await log()).slice(-2)).toEqual([`patient: ${LABELS.toQuestions}`, 'told'])
    expect((await entriesOf(patient_id)).at(-1)).toBe('Conversation Released')
    expect(await patient('book with tcn')).toMatchObject({ ACTION: waits.ACTION, text: waits.text })
    expect((await patient('ok')).ACTION).toBe('OPENCONSENTFORMWINDOW')
    await expectReplayed(id)
    await say(sam, 'Sam here')
    expect((await page()).attention).toMatchObject({ state: 'held', name: 'Sam' })
  })

  test('the same words after the person has left are no answer: the question is asked again', async () => {
    const { patient } = await begin()
    const form = await patient('ok')
    expect(await patient(LABELS.toQuestions)).toMatchObject({ ACTION: form.ACTION, text: form.text })
    expect(await patient(LABELS_FR.toQuestions)).toMatchObject({ ACTION: form.ACTION })
  })

  test('a call instead is noted for the queue and told once; the person stays, and the assistant says nothing', async () => {
    const { id, patient, page, adopt } = await begin()
    const patient_id = await adopt()
    await joinConversation(dana, id)
    expect(await patient(LABELS.callInstead)).toMatchObject({ ACTION: 'ATTENDED', text: '' })
    const { attention, lines } = await page()
    expect(attention).toMatchObject({ state: 'held', name: 'Dana', instead: ['questions'] })
    expect(lines.map(({ mark, text }) => text || mark)).toEqual(['joined', OPENING_TEXTS.callNoted('Dana')])
    await patient(LABELS.callInstead)
    expect((await page()).lines).toHaveLength(2)
    const [row] = await db.sql`select system_notes, need_pcr_help_flag from patients where patient_id = ${patient_id}`
    expect(row?.need_pcr_help_flag).toBe(true)
    expect(row?.system_notes.match(/Would rather be called than write in the chat/g)).toHaveLength(1)
    expect((await entriesOf(patient_id)).filter((action) => action === 'Need PCR Help')).toHaveLength(1)
    await expectReplayed(id)
  })

  test('both are said in French to a patient who reads French', async () => {
    const { id, patient, page } = await begin({ language: 'fr' })
    await joinConversation(dana, id)
    await patient(LABELS_FR.callInstead)
    await patient(LABELS_FR.toQuestions)
    const told = (await page()).lines.filter(({ mark }) => mark === 'told').map(({ text }) => text)
    expect(told).toEqual([OPENING_TEXTS_FR.callNoted('Dana'), OPENING_TEXTS_FR.wentBack('Dana')])
  })

  test('words about danger come first: the card is shown and the person stays', async () => {
    const { id, patient, page } = await begin()
    await joinConversation(dana, id)
    await patient('I want to kill myself')
    expect((await patient(LABELS.toQuestions)).ACTION).toBe('CRISIS')
    expect((await page()).attention).toMatchObject({ state: 'held', name: 'Dana' })
  })
})
