import type { Stage } from '@clinic/contract/queues'

/** A stage as staff say it. */
export function stageText({ stage, holder }: Pick<Stage, 'stage' | 'holder'>): string {
  const who = holder ?? 'somebody'
  const texts: Record<Stage['stage'], string> = {
    'pcr-waiting': 'Waited in the PCR queue',
    pcr: `With ${who}, PCR`,
    'np-waiting': 'Waited in the NP queue',
    np: `With ${who}, NP`,
    'on-hold': `On hold with ${who}`,
  }
  return texts[stage]
}
