import type { AskableQuestionnaire } from '@clinic/contract/chart/phone-intake'
import { Button } from '@mantine/core'
import { momentText } from '../../lib/format/dates.ts'
import { tServer } from '../../lib/messages/sentence.ts'
import { t, tPair } from '../../lib/messages/t.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './phone-intake.module.css'
import { TriggeredQuestionnaires } from './triggered-questionnaires.tsx'

const KINDS = [
  { kind: 'visit', title: t('For a visit') },
  { kind: 'scale', title: t('Scales') },
  { kind: 'own', title: t('Clinic questionnaires') },
] as const

type Props = { patientId: string; questionnaires: readonly AskableQuestionnaire[]; onChoose: (key: string) => void }

/** Every published questionnaire, and how far this patient has answered it. */
export function QuestionnaireList({ patientId, questionnaires, onChoose }: Props) {
  if (questionnaires.length === 0) return <EmptyState title={t('No questionnaire is published yet')} />
  const called = questionnaires.flatMap(({ key, name, called_by }) =>
    called_by === null ? [] : [{ key, name: tServer(name), called_by: tServer(called_by) }],
  )
  const panels = KINDS.map(({ kind, title }) => {
    const some = questionnaires.filter((one) => one.kind === kind)
    return (
      some.length > 0 && (
        <Panel
          key={kind}
          title={title}
          note={t('{some, plural, one {# questionnaire} other {# questionnaires}}', { some: some.length })}
          flush
        >
          <ul className={classes.list}>
            {some.map((one) => (
              <QuestionnaireRow key={one.key} questionnaire={one} onChoose={onChoose} />
            ))}
          </ul>
        </Panel>
      )
    )
  })
  return (
    <>
      <TriggeredQuestionnaires key={called.map(({ key }) => key).join(' ')} patientId={patientId} called={called} onChoose={onChoose} />
      {panels}
    </>
  )
}

function QuestionnaireRow({ questionnaire, onChoose }: { questionnaire: AskableQuestionnaire; onChoose: Props['onChoose'] }) {
  const { key, version, questions, minutes, begun, finished } = questionnaire
  const name = tServer(questionnaire.name)
  const actionLabel = begun ? t('Go on') : finished ? t('Ask again') : t('Ask')
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.about}>
          {t(
            'Version {version}, at most {questions, plural, one {# question} other {# questions}}, about {minutes, plural, one {# minute} other {# minutes}}',
            { version, questions, minutes: Math.max(1, minutes) },
          )}
        </p>
      </div>
      <p className={classes.states}>
        {statesOf(questionnaire).map(({ tone, text, when }) => (
          <span key={text}>
            <Chip tone={tone}>{text}</Chip> {when && <span className={classes.about}>{when}</span>}
          </span>
        ))}
      </p>
      <Button size="xs" variant={begun ? 'filled' : 'default'} aria-label={tPair(actionLabel, name)} onClick={() => onChoose(key)}>
        {actionLabel}
      </Button>
    </li>
  )
}

type State = { tone: ChipTone; text: string; when: string | null }

/** What there is of the version that would be asked now, and of older ones. */
function statesOf({ version, begun, finished }: AskableQuestionnaire): State[] {
  const when = ({ at, by }: { at: string; by: string | null }) => `${momentText(at)}, ${by ?? t('in the chat')}`
  const older = (of: number) => (of === version ? '' : t(' to version {of}', { of }))
  const states: State[] = [
    ...(begun
      ? [
          {
            tone: 'warn' as const,
            text: t('{answered, plural, one {# answer} other {# answers}}, not finished', { answered: begun.answered }),
            when: when(begun),
          },
        ]
      : []),
    ...(finished
      ? [
          {
            tone: finished.version === version ? ('good' as const) : ('plain' as const),
            text: `Answered${older(finished.version)}`,
            when: when(finished),
          },
        ]
      : []),
  ]
  return states.length > 0 ? states : [{ tone: 'plain', text: t('Not answered yet'), when: null }]
}
