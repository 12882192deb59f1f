import type { Stage } from '@clinic/contract/queues'

/** A stage in words, with who had the patient where someone did. */
export function stageText({ stage, holder }: Pick<Stage, 'stage' | 'holder'>): string {
  const name = holder || 'another user'
  const texts: Record<Stage['stage'], string> = {
    'pcr-waiting': 'Waiting for a PCR',
    pcr: `With ${name}, PCR`,
    'np-waiting': 'Waiting for an NP',
    np: `With ${name}, NP`,
    'on-hold': holder ? `On hold with ${holder}` : 'On hold',
  }
  return texts[stage]
}
