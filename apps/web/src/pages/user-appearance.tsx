import { PREFERENCES } from '@clinic/contract/auth'
import { Radio, SegmentedControl, Stack, Switch, Text, useMantineColorScheme } from '@mantine/core'
import { t } from '../lib/messages/t.ts'
import { showInTheirLanguage, usePreference } from '../lib/preferences.ts'
import { playTone } from '../lib/tone.ts'
import { Panel } from '../ui/panel.tsx'
import classes from './user-page.module.css'

const SCHEMES = [
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
  { value: 'auto', label: t('System') },
]
const LANGUAGES = [
  { value: 'en-CA', label: 'English' },
  { value: 'fr-CA', label: 'Français' },
]

/** How one's screens look, sound and what language they speak: kept for the person, not for the browser. */
export function UserAppearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [color, setColor] = usePreference('sidebarColor')
  const [active, setActive] = usePreference('sidebarActive')
  const [sound, setSound] = usePreference('sound')
  const [motion, setMotion] = usePreference('motion')
  const [language, setLanguage] = usePreference('language')
  const switchSound = (on: boolean) => {
    setSound(on ? 'on' : 'off')
    if (on) playTone('good')
  }
  return (
    <Panel title={t('Display and sound')} note={t('Applies on every device')}>
      <Stack gap="lg">
        <div>
          <Text id="scheme-label" fw={600} mb={4}>
            {t('Colours')}
          </Text>
          <SegmentedControl
            aria-labelledby="scheme-label"
            value={colorScheme}
            onChange={(value) => setColorScheme(value as typeof colorScheme)}
            data={SCHEMES}
          />
        </div>
        <Swatches label={t('Sidebar')} kind="background" choices={PREFERENCES.sidebarColor} value={color} onChange={setColor} />
        <Swatches
          label={t('Current page in the sidebar')}
          kind="active"
          choices={PREFERENCES.sidebarActive}
          value={active}
          onChange={setActive}
        />
        <Switch
          label={t('Play a sound with notifications')}
          checked={sound === 'on'}
          onChange={(event) => switchSound(event.currentTarget.checked)}
        />
        <Switch
          label={t('Reduce motion')}
          description={t('Your system setting always applies.')}
          checked={motion === 'reduced'}
          onChange={(event) => setMotion(event.currentTarget.checked ? 'reduced' : 'system')}
        />
        <Radio.Group
          label={t('Language')}
          description={t('Of the screens, dates and numbers. The page is loaded again.')}
          value={language}
          onChange={(value) => {
            setLanguage(value === 'fr-CA' ? 'fr-CA' : 'en-CA')
            showInTheirLanguage()
          }}
        >
          <Stack gap="xs" mt="xs">
            {LANGUAGES.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
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
