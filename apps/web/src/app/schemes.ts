import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { t } from '../lib/messages/t.ts'

/** The colours that one can choose. */
export const SCHEMES = [
  { value: 'light', label: t('Light'), Icon: IconSun },
  { value: 'dark', label: t('Dark'), Icon: IconMoon },
  { value: 'auto', label: t('System'), Icon: IconDeviceDesktop },
] as const
