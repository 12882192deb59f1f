import type { VerificationCall } from '@clinic/contract/documents/verification'
import { Alert } from '@mantine/core'
import { IconEar } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Page } from '../../../ui/page.tsx'
import { AnswerStep } from './answer-step.tsx'
import { BeginStep } from './begin-step.tsx'
import { EarlierCalls } from './earlier-calls.tsx'
import { EndedStep } from './ended-step.tsx'
import { MatchStep } from './match-step.tsx'
import type { Started } from './started.ts'
import classes from './verification.module.css'

const STEPS = [t('Document and seller'), t('Call back'), t('Match or no match'), t('Answer and log')] as const

/** A licensed seller on the phone, step by step: by number, called back, match or no match, and every answer logged (facts of s. 281). */
export function VerifyScreen() {
  const [going, setGoing] = useState<Started | null>(null)
  const update = (call: VerificationCall) => setGoing((known) => known && { ...known, call })
  const again = () => setGoing(null)
  return (
    <Page lead={t('For a licensed seller on the phone. The caller reads, you answer yes or no, and every answer is logged.')}>
      <div className={classes.screen}>
        <ol className={classes.steps} aria-label={t('Steps of the call')}>
          {STEPS.map((name, at) => (
            <li key={name} aria-current={at === stepOf(going) ? 'step' : undefined} data-done={at < stepOf(going) || undefined}>
              {name}
            </li>
          ))}
        </ol>
        <div className={classes.work}>
          {going === null && <BeginStep onBegun={setGoing} />}
          {going && !going.call.ended && going.call.matched === null && <MatchStep going={going} onMatched={update} onEnded={update} />}
          {going && !going.call.ended && going.call.matched !== null && <AnswerStep going={going} onEnded={update} />}
          {going?.call.ended && <EndedStep going={going} onAgain={again} />}
        </div>
        <Rules />
        <EarlierCalls number={going && !going.call.ended ? going.number : ''} current={going && !going.call.ended ? going.call.id : null} />
      </div>
    </Page>
  )
}

function stepOf(going: Started | null): number {
  if (going === null) return 0
  if (going.call.ended) return STEPS.length
  return going.call.matched === null ? 1 : 3
}

/** What holds at every step. */
function Rules() {
  return (
    <Alert color="accent" role="note" icon={<IconEar aria-hidden />} title={t('They read, you answer')}>
      <ul className={classes.rules}>
        <li>{t('Never read a line out first. Say “match” or “no match” and nothing about which part.')}</li>
        <li>
          {t('After a match you may confirm: the consultation and its day, practitioner, grams, period, day of signature, number, status.')}
        </li>
        <li>{t('Never tell: diagnosis, scores, medicines, address, other sellers, other documents, the reason for a change.')}</li>
        <li>{t('Police: take the name and refer them to the privacy officer. Employer or family: nothing without written consent.')}</li>
        <li>{t('No match or any doubt: give no answer. The practitioner and their manager are told.')}</li>
      </ul>
    </Alert>
  )
}
