import { Button, Group, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { t } from '../../lib/messages/t.ts'
import { guard, safeTarget } from '../../lib/routes/guard.ts'
import { roleHolders, roleName } from '../../lib/routes/role-name.ts'
import { HOME } from '../../lib/routes/routes.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { CardPage } from '../../ui/card-page.tsx'
import { HomeBrand } from '../home-brand.tsx'
import { wantedRoute } from './login-reason.ts'

/** Says why a page did not open for this person, with a way home and a way to be someone else (B-4). */
export function AlreadyLoggedIn() {
  const session = useSession()
  const navigate = useNavigate()
  const { to } = useSearch({ from: '/login' })
  const wanted = wantedRoute(to)
  const verdict = wanted && guard(wanted.path, session)
  const refused = verdict?.kind === 'login' && verdict.reason === 'role-needed' ? verdict.needs : undefined
  const target = safeTarget(to, session)
  return (
    <CardPage brand={<HomeBrand />} title={refused ? t('You don’t have access to this page') : t('You are logged in')}>
      <Text>
        {refused && t('“{name}” is for {refused}. ', { name: wanted?.name, refused: roleHolders(refused) })}
        {t('You are logged in as {name} ({role}).', { name: session.name, role: roleName(session) })}
      </Text>
      <Group mt="lg" gap="sm">
        <Button onClick={() => void navigate({ href: target ?? HOME })}>
          {target && wanted ? t('Go to {name}', { name: wanted.name }) : t('Go to the start page')}
        </Button>
        <Button variant="default" onClick={signOut}>
          {t('Log in as someone else')}
        </Button>
      </Group>
    </CardPage>
  )
}
