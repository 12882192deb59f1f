import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { t } from '../lib/messages/t.ts'
import { DropMenu } from '../ui/popup/drop-menu.tsx'

export const SCHEMES = [
  { value: 'light', label: t('Light'), Icon: IconSun },
  { value: 'dark', label: t('Dark'), Icon: IconMoon },
  { value: 'auto', label: t('System'), Icon: IconDeviceDesktop },
] as const

/** Light, dark or the system's choice; remembered in this browser. Staff who are logged in have it in their menu. */
export function SchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { Icon: Now } = SCHEMES.find((scheme) => scheme.value === colorScheme) ?? SCHEMES[2]
  const entries = () =>
    SCHEMES.map(({ value, label, Icon }) => ({
      label,
      icon: <Icon size={16} aria-hidden />,
      isCurrent: value === colorScheme,
      run: () => setColorScheme(value),
    }))
  return (
    <DropMenu
      width={180}
      entries={entries}
      button={(trigger) => (
        <ActionIcon {...trigger} variant="subtle" color="gray" aria-label={t('Theme')}>
          <Now size={18} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
