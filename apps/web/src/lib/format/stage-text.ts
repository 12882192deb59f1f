import type { Stage } from '@clinic/contract/queues'
import { t, tIn } from '../messages/t.ts'

/** A stage in words, with who had the patient where someone did. */
export function stageText({ stage, holder }: Pick<Stage, 'stage' | 'holder'>): string {
  const name = holder || t('another user')
  const texts: Record<Stage['stage'], string> = {
    'pcr-waiting': t('Waiting for a PCR'),
    pcr: t('With {name}, PCR', { name }),
    'np-waiting': t('Waiting for an NP'),
    np: t('With {name}, NP', { name }),
    'on-hold': holder ? t('On hold with {holder}', { holder }) : tIn('patient', 'On hold'),
  }
  return texts[stage]
}
