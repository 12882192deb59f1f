import { Anchor, Radio, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { roleNames } from '../app/role-name.ts'
import { SIDEBAR_ACTIVE_COLORS, SIDEBAR_COLORS, usePreference } from '../lib/preferences.ts'
import { useSession } from '../lib/session.ts'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './user-page.module.css'

/** Who is logged in, and how their screens look (E-9). */
export function UserPage() {
  return (
    <Page narrow>
      <Account />
      <Look />
      <Text c="dimmed">
        Curious how these screens are built?{' '}
        <Anchor component={Link} to="/components/buttons" underline="always" inherit>
          See the gallery of their parts
        </Anchor>
        .
      </Text>
    </Page>
  )
}

function Account() {
  const session = useSession()
  const isClinician = session.isPCR || session.isNP
  return (
    <Panel title="Your account">
      <dl className={classes.facts}>
        <Fact name="Name">{session.name}</Fact>
        <Fact name="E-mail">{session.email}</Fact>
        <Fact name="Roles">{roleNames(session).join(', ') || 'None yet'}</Fact>
        <Fact name="Groups">{session.userGroups.map((group) => group.name).join(', ') || 'None yet'}</Fact>
        <Fact name="Licensed in">{session.licensedProvinces.join(', ') || 'No province yet. An administrator can add yours.'}</Fact>
        {isClinician && <Fact name="Queue">{session.queueEnabled ? 'Enabled' : 'Disabled'}</Fact>}
        {isClinician && <Fact name="Patients assigned to you">{session.numberOfAssignedPatients}</Fact>}
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Look() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [color, setColor] = usePreference('sidebarColor')
  const [active, setActive] = usePreference('sidebarActive')
  return (
    <Panel title="How your screens look" note="kept in this browser">
      <Stack gap="lg">
        <div>
          <Text id="scheme-label" fw={600} mb={4}>
            Colours
          </Text>
          <SegmentedControl
            aria-labelledby="scheme-label"
            value={colorScheme}
            onChange={(value) => setColorScheme(value)}
            data={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'Like the system' },
            ]}
          />
        </div>
        <Swatches label="Sidebar" kind="background" choices={SIDEBAR_COLORS} value={color} onChange={setColor} />
        <Swatches label="Current page in the sidebar" kind="active" choices={SIDEBAR_ACTIVE_COLORS} value={active} onChange={setActive} />
      </Stack>
    </Panel>
  )
}

type SwatchesProps<T extends string> = {
  label: string
  kind: 'background' | 'active'
  choices: readonly T[]
  value: T
  onChange: (choice: T) => void
}

function Swatches<T extends string>({ label, kind, choices, value, onChange }: SwatchesProps<T>) {
  return (
    <Radio.Group label={label} value={value} onChange={(picked) => onChange(picked as T)}>
      <div className={classes.swatches}>
        {choices.map((choice) => (
          <Radio.Card key={choice} value={choice} className={classes.swatch}>
            <span
              className={kind === 'background' ? classes.background : classes.active}
              {...(kind === 'background' ? { 'data-sidebar': choice } : { 'data-sidebar-active': choice })}
            />
            {choice}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
