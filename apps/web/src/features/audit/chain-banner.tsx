import { Skeleton } from '@mantine/core'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
import classes from './chain-banner.module.css'
import { chainMessage } from './chain-messages.ts'
import { useChainState } from './use-audit.ts'

/** Whether the log can be trusted, in one line; what is wrong is below it. */
export function ChainBanner() {
  const state = useChainState()
  if (state.isError && !state.data) return <p className={classes.banner}>{t('Couldn’t check the log’s integrity.')}</p>
  if (!state.data) return <Skeleton height={44} radius="md" role="status" aria-label={t('Loading the state of the log')} />
  const { tone, title, facts, problems } = chainMessage(state.data, new Date())
  return (
    <section className={classes.banner} data-tone={tone} aria-label={t('Seals of the log')}>
      {tone === 'bad' ? <IconLinkOff size={18} aria-hidden /> : <IconLink size={18} aria-hidden />}
      <strong>{title}</strong>
      {facts.map((fact) => (
        <span key={fact} className={classes.fact}>
          {fact}
        </span>
      ))}
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
