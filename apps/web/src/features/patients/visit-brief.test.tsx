import type { AnswerSetOverview, Overview } from '@clinic/contract/chart'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { readInFrench } from '../../../test/read-in-french.ts'
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

test('a practitioner who chose French reads the brief, what disagrees and what is open in French where there is French (F-14, F-15)', async () => {
  await readInFrench()
  const now = intake('2026-11-19T15:00:00.000Z', {
    psychosis: 'No',
    family_psychosis: 'Not sure',
    alcohol: 'Most days',
    goal: 'Sleep better',
  })
  const sentences = [
    { tag: 'psychosis', sentence: 'Past psychosis: No.' },
    { tag: 'alcohol', sentence: 'Alcohol: Most days.' },
    { tag: 'goal', sentence: "The patient's goal: Sleep better" },
  ]
  const data: Overview = {
    ...overview({ ...now, sentences }, intake('2025-11-19T15:00:00.000Z', { psychosis: 'Yes', alcohol: 'Never' })),
    french: {
      names: { Intake: 'Admission' },
      questions: {
        'About psychosis?': { text: 'Au sujet de la psychose?', answers: { Yes: 'Oui', No: 'Non' } },
        'About alcohol?': { text: 'Au sujet de l’alcool?', answers: { 'Most days': 'Presque chaque jour', Never: 'Jamais' } },
      },
    },
  }
  await render(<VisitBrief overview={data} onSource={showAnswer} />)
  expect(screen.getByText(/^Source : Admission, terminé le/)).toBeTruthy()
  const brief = screen.getByRole('list', { name: 'Résumé' })
  expect(
    within(brief)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Psychose antérieure\u00a0: Non.', 'Alcool\u00a0: Presque chaque jour.', 'Objectif du patient\u00a0: Sleep better'])
  const textOf = (name: string) => screen.getByRole('list', { name }).textContent?.replaceAll(/\s/g, ' ')
  expect(textOf('Résumé')).toContain('« Jamais »')
  expect(textOf('Réponses contradictoires')).toBe('Au sujet de la psychose? « Non » mais Au sujet de la psychose? « Oui »')
  expect(textOf('Reste à demander')).toBe('About family_psychosis? « Not sure »')
})

test('without a finished questionnaire the brief says so', async () => {
  await render(<VisitBrief overview={overview()} onSource={showAnswer} />)
  expect(screen.getByText('No questionnaire is finished yet.')).toBeTruthy()
})
