import type { AskedQuestionnaire } from '@clinic/contract/record-questionnaires'
import { useEffect, useRef, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './ask.module.css'
import { AskAnswers } from './ask-answers.tsx'
import { AskEnd } from './ask-end.tsx'
import { AskFindings } from './ask-findings.tsx'
import { AskFinished } from './ask-finished.tsx'
import { AskQuestion } from './ask-question.tsx'
import { useAsking } from './use-asking.ts'

type Props = { patientId: string; questionnaireKey: string; onLeave: () => void; onRecord: () => void }

/** The answers so far at the left, the question that is asked now at the right. */
export function AskDesk({ patientId, questionnaireKey, onLeave, onRecord }: Props) {
  const [reopened, setReopened] = useState<string | null>(null)
  const asking = useAsking(patientId, questionnaireKey, () => setReopened(null))
  const { query, finish } = asking
  if (finish.data) return <AskFinished finished={finish.data} name={query.data?.name ?? ''} onLeave={onLeave} onRecord={onRecord} />
  if (query.isError && !query.data) {
    return (
      <LoadFailure title="The questions could not be loaded" retry={() => query.refetch()}>
        {problemSentence(query.error)}
      </LoadFailure>
    )
  }
  if (!query.data) return <TableSkeleton label="Loading the questions" rows={8} columns={2} />
  return <Loaded asked={query.data} asking={asking} reopened={reopened} onReopen={setReopened} />
}

type LoadedProps = {
  asked: AskedQuestionnaire
  asking: ReturnType<typeof useAsking>
  reopened: string | null
  onReopen: (tag: string | null) => void
}

function Loaded({ asked, asking, reopened, onReopen }: LoadedProps) {
  const again = asked.answered.find(({ tag }) => tag === reopened)
  const current = again ?? asked.next
  const place = again ? asked.answered.indexOf(again) : asked.answered.length
  const before = asked.answered[place - 1]?.tag
  const open = (tag: string | null) => {
    asking.forget()
    onReopen(tag)
  }
  const heading = useFocusOn(current?.tag ?? 'end')
  return (
    <div className={classes.desk}>
      <div className={classes.now}>
        <AskFindings findings={asked.findings} />
        {current ? (
          <AskQuestion
            key={current.tag}
            asked={asked}
            current={current}
            given={again?.value}
            number={place + 1}
            heading={heading}
            keeping={asking.keeping}
            problem={asking.problem}
            onSay={asking.say}
            {...(before !== undefined && { onBack: () => open(before) })}
            {...(again && { onLeaveIt: () => open(null) })}
          />
        ) : (
          <AskEnd asked={asked} heading={heading} finish={asking.finish} {...(before !== undefined && { onBack: () => open(before) })} />
        )}
      </div>
      <AskAnswers asked={asked} current={again?.tag ?? null} onOpen={open} />
    </div>
  )
}

/** Another question is on screen: the place to write has the focus, else its words, so that they are read out and keys go to it. */
function useFocusOn(what: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the event
  useEffect(() => {
    const field = heading.current?.parentElement?.querySelector<HTMLElement>('textarea, input:not([type="radio"], [type="checkbox"])')
    const first = field ?? heading.current
    first?.focus()
  }, [what])
  return heading
}
