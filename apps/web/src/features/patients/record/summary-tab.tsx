import { Skeleton, Stack } from '@mantine/core'
import { flushSync } from 'react-dom'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { deriveChips, helpChip } from '../derive-chips.ts'
import { DetailsFacts } from '../details-facts.tsx'
import { PatientChips } from '../patient-chips.tsx'
import { ReactionsPart } from '../reactions/reactions-part.tsx'
import { useReactions } from '../reactions/use-reactions.ts'
import { showAnswer } from '../show-answer.ts'
import { useVeteran } from '../veteran/use-veteran.ts'
import { VeteranPart } from '../veteran/veteran-part.tsx'
import { VisitBrief } from '../visit-brief.tsx'
import { recordName } from './record-name.ts'
import { RecordNotes } from './record-notes.tsx'
import { FromOverview, RecordPart } from './record-part.tsx'
import type { RecordFacts } from './record-tab.ts'

const DEATH_PART = later(async () => (await import('../death/death-part.tsx')).DeathPart)

/** What staff need in half a minute: why the patient is here, what may rule treatment out, the brief, and the notes. */
export function SummaryTab({ facts }: { facts: RecordFacts }) {
  const [DeathPart] = useLater(DEATH_PART, true)
  const { record, overview, today, onChanged, goTo } = facts
  const reads = [overview, useReactions(record.patient_id), useVeteran(record.patient_id)]
  // Drawn at once: nothing that is being read moves because something above it has arrived.
  if (reads.some(({ isPending }) => isPending)) return <Skeleton height={320} role="status" aria-label={t('Loading the patient')} />
  const help = helpChip(record)
  const reasons = [...(help ? [help] : []), ...deriveChips(record, today).filter(({ sign }) => sign !== 'risk')]
  const openAnswer = (source: { set: number; tag: string }) => {
    flushSync(() => goTo('answers'))
    showAnswer(source)
  }
  return (
    <Stack gap="lg">
      {reasons.length > 0 && <PatientChips chips={reasons} />}
      <DetailsFacts record={record} overview={overview} onChanged={onChanged} />
      <RecordPart title={t('Before the visit')}>
        <FromOverview overview={overview}>{(data) => <VisitBrief overview={data} onSource={openAnswer} />}</FromOverview>
      </RecordPart>
      <RecordPart title={t('Adverse reactions')}>
        <ReactionsPart patientId={record.patient_id} called={recordName(record)} />
      </RecordPart>
      <RecordPart title={t('Who pays')}>
        <VeteranPart patientId={record.patient_id} />
      </RecordPart>
      <RecordNotes facts={facts} />
      <RecordPart title={record.death_recorded_at === null ? t('If the patient has died') : t('Death')}>
        {DeathPart && <DeathPart record={record} called={recordName(record)} today={today} onChanged={onChanged} />}
      </RecordPart>
    </Stack>
  )
}
