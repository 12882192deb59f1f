import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { render } from '../../../../test/render.tsx'
import { ChoiceMeanings } from './choice-meanings.tsx'

type Props = Parameters<typeof ChoiceMeanings>[0]

const start = buildQuestions([{ tag: 'sleep', text: 'How do you sleep?', one: ['Well', 'Badly'] }])
const show = async (meanings: object = {}, flags?: Record<string, string[]>) => {
  const edited = applyEdit(start, { edit: 'set_choice', tag: 'sleep', label: 'Well', to: { meanings } })
  const questions = 'refused' in edited ? start : edited.questions
  const question = { ...questions.sleep, ...(flags && { flags }) } as Props['question']
  const make = vi.fn()
  const shown = await render(
    <ChoiceMeanings tag="sleep" label="Well" question={question} actions={{ make } as unknown as Props['actions']} opened />,
  )
  return { ...shown, make }
}
const field = (language: string) => screen.getByRole<HTMLInputElement>('combobox', { name: `In ${language}, Well` })

describe('what patients say for an option', () => {
  test('is counted, and added by Enter in its language', async () => {
    const { user, make } = await show({ en: ['soundly'] })
    expect(screen.getByText('What patients say for it (1)')).toBeDefined()
    await user.type(field('French'), 'comme un bébé{Enter}')
    const meanings = { en: ['soundly'], fr: ['comme un bébé'] }
    expect(make).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ edit: 'set_choice', tag: 'sleep', label: 'Well', to: { meanings } }),
    )
    await expectAccessible()
  })

  test('is pasted with one phrase a line, as patients say it', async () => {
    const { user, make } = await show()
    await user.click(field('English'))
    await user.paste('like a log\n  fine, thanks \n\nlike a baby')
    expect(make.mock.calls.at(-1)?.[0].to.meanings.en).toEqual(['like a log', 'fine, thanks', 'like a baby'])
  })

  test.each([
    ['BADLY', /already a meaning of “Badly”/],
    ['10 hours', /a number or an amount of time/],
  ])('is refused beside the field: %s', async (phrase, why) => {
    const { user, make } = await show()
    await user.type(field('English'), `${phrase}{Enter}`)
    expect(screen.getByText(why)).toBeDefined()
    expect(make).not.toHaveBeenCalled()
  })

  test('is not taught where a person chooses their words with care', async () => {
    await show({}, { Badly: ['suicidality'] })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText(/button or a plain yes or no only/)).toBeDefined()
  })
})
