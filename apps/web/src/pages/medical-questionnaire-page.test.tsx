import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { giveSize } from '../../test/give-size.ts'
import { render } from '../../test/render.tsx'
import { serveDraft } from '../../test/serve-draft.ts'
import { MedicalQuestionnairePage } from './medical-questionnaire-page.tsx'

const open = async () => {
  const served = serveDraft({})
  const shown = await render(<MedicalQuestionnairePage />, { as: { scopes: ['admin'] }, at: '/pages/medicalQuestionnaire?draft=sleep' })
  return { ...shown, served, general: await screen.findByRole('tab', { name: 'General Information' }) }
}
/** The dialog to choose a type in, of a questionnaire without questions. */
const openTypes = async () => {
  const shown = await open()
  await shown.user.click(screen.getByRole('tab', { name: 'Questions' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Add question' }))
  return { ...shown, types: within(await screen.findByRole('dialog', { name: 'Choose a question type' })) }
}
const choose = async (name: RegExp) => {
  const { user, types, ...shown } = await openTypes()
  await user.click(types.getByRole('button', { name }))
  return { ...shown, user, editor: within(await screen.findByRole('dialog', { name: /New question/i })) }
}

beforeEach(() => giveSize())

describe('the builder', () => {
  test('has three tabs, and switches between them (REQ-409, REQ-425)', async () => {
    const { user, general } = await open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['General Information', 'Questions', 'Publish'])
    expect(general.getAttribute('aria-selected')).toBe('true')
    for (const name of ['Questions', 'Publish', 'General Information']) {
      await user.click(screen.getByRole('tab', { name }))
      await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name))
    }
  })

  test('says that there is no question yet, and Cancel of the types leaves it so (REQ-411, REQ-415, REQ-425)', async () => {
    const { user, served, types } = await openTypes()
    await expectAccessible()
    await user.click(types.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('No Questions Added Yet')).toBeDefined()
    expect(served.edits()).toEqual([])
  })

  test.each([
    ['Multi-Select', /^Multi-Select/, { select_multiple_options: { 'Option 1': null }, widget: 'multi_select' }],
    ['Radio', /^Radio/, { options: { 'Option 1': null }, widget: 'radio' }],
  ])('%s opens an editor for it (REQ-414, REQ-425)', async (_, name, made) => {
    const { served, editor } = await choose(name)
    expect(editor.getByLabelText('Question text')).toBeDefined()
    await waitFor(() => expect(Object.values(served.draft().questions)).toMatchObject([made]))
  })

  test('Cancel of the editor returns to no questions (REQ-415)', async () => {
    const { user, served, editor } = await choose(/^Radio/)
    await user.click(editor.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('No Questions Added Yet')).toBeDefined()
    await waitFor(() => expect(served.draft().questions).toEqual({}))
    expect(served.edits().at(-1)).toMatchObject({ edit: 'delete_question' })
  })
})
