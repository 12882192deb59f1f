import type { AnswerSetOverview, Overview } from '@clinic/contract/chart'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { render } from '../../../test/render.tsx'
import { AnswerHistory } from './answer-history.tsx'
import { showAnswer } from './show-answer.ts'
import { VisitBrief } from './visit-brief.tsx'

function intake(finished_at: string, answers: Record<string, string>): AnswerSetOverview {
  const lines = Object.entries(answers).map(([tag, answer]) => ({
    ...{ tag, answer, question: `About ${tag}?`, drawing: null, picture: null, at: null, flags: [] },
  }))
  return {
    ...{ key: 'async', name: 'Intake', version: 1, by: null, started_at: finished_at, finished_at, archived_at: null, set_aside: 0 },
    ...{ score: null, alerts: [], mapped: [], lines },
    sentences: lines.map(({ tag, answer }) => ({ tag, sentence: `Says of ${tag}: ${answer}.` })),
  }
}
const overview = (...answer_sets: AnswerSetOverview[]): Overview => ({
  ...{ answer_sets, flags: [], details: null, consents: [], changed: [], scores: [], encounters: [] },
  ...{ upcoming: null, unsubscribed_at: null, interactions: [], unrecognised: [], follow_ups: [] },
})

test('every line of the brief opens its answer, in an earlier questionnaire too', async () => {
  const data = overview(
    intake('2026-11-19T15:00:00.000Z', { psychosis: 'No', family_psychosis: 'Not sure', alcohol: 'Most days' }),
    intake('2025-11-19T15:00:00.000Z', { psychosis: 'Yes', alcohol: 'Never' }),
  )
  const { user } = await render(
    <>
      <VisitBrief overview={data} onSource={showAnswer} />
      <AnswerHistory overview={data} patientId="TCN-1" />
    </>,
  )
  const brief = within(screen.getByRole('list', { name: 'Brief' }))
  expect(brief.getByText('Changed, before: “Never”')).toBeTruthy()
  await user.click(brief.getByRole('button', { name: 'Says of alcohol: Most days.' }))
  expect(document.activeElement?.textContent).toBe('About alcohol?Most days')

  const conflict = within(screen.getByRole('list', { name: 'Answers that disagree' }))
  await user.click(conflict.getByRole('button', { name: 'About psychosis? “Yes”' }))
  expect(document.activeElement?.textContent).toBe('About psychosis?Yes')
  expect(document.activeElement?.closest('details')?.open).toBe(true)

  const gaps = within(screen.getByRole('list', { name: 'Still to ask' }))
  expect(gaps.getByRole('button', { name: 'About family_psychosis? “Not sure”' })).toBeTruthy()
  await expectAccessible()
})

test('without a finished questionnaire the brief says so', async () => {
  await render(<VisitBrief overview={overview()} onSource={showAnswer} />)
  expect(screen.getByText('No questionnaire is finished yet.')).toBeTruthy()
})
