import { type DemoPerson, readDemo } from '@clinic/contract/demo'
import { Anchor, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { tServer } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './demo-people.module.css'

/** The demo clinic's logins; one click fills the form. */
export function DemoPeople({ onPick }: { onPick: (person: DemoPerson) => void }) {
  const demo = useQuery({ queryKey: ['demo'], queryFn: () => call(readDemo), staleTime: Number.POSITIVE_INFINITY })
  if (!demo.data) return null
  return (
    <section className={classes.box} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        {t('Demo clinic')}
      </h2>
      <p className={classes.hint}>
        {tRich('Choose a demo account. One-time codes arrive in the {mailbox}.', {
          mailbox: (
            <Anchor href={demo.data.mailbox} target="_blank" underline="always" inherit>
              {t('demo mailbox')}
            </Anchor>
          ),
        })}
      </p>
      <ul className={classes.list}>
        {demo.data.people.map((person) => (
          <li key={person.email}>
            <UnstyledButton className={classes.person} onClick={() => onPick(person)}>
              <span>{person.name}</span>
              <span className={classes.role}>{tServer(person.role)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
