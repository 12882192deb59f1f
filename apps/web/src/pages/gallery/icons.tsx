import {
  IconAlertTriangle,
  IconBell,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconFilter,
  IconHelp,
  IconHistory,
  IconLock,
  IconMoon,
  IconPencil,
  IconPhone,
  IconPlayerPause,
  IconPlus,
  IconRefresh,
  IconSearch,
  IconSun,
  IconTrash,
  IconUpload,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const ICONS = [
  [t('Search'), IconSearch],
  [t('Filter'), IconFilter],
  [t('Refresh'), IconRefresh],
  [t('Add'), IconPlus],
  [t('Edit'), IconPencil],
  [t('Remove'), IconTrash],
  [t('Copy'), IconCopy],
  [t('Close'), IconX],
  [t('Done'), IconCheck],
  [t('Attention'), IconAlertTriangle],
  [t('Help'), IconHelp],
  [t('Notifications'), IconBell],
  [t('Call'), IconPhone],
  [t('Hold'), IconPlayerPause],
  [t('Person'), IconUser],
  [t('Appointment'), IconCalendar],
  [t('History'), IconHistory],
  [t('Download'), IconDownload],
  [t('Upload'), IconUpload],
  [t('Lock'), IconLock],
  [t('Light'), IconSun],
  [t('Dark'), IconMoon],
  [t('More'), IconDotsVertical],
  [t('Open'), IconChevronDown],
] as const

export function IconsGallery() {
  return (
    <GalleryPage lead={t('An icon repeats what a word says. Without a word beside it, it has a name for screen readers.')}>
      <Specimen title={t('Icons')} note={t('16 pixels beside text, 18 alone.')}>
        <div className={classes.icons}>
          {ICONS.map(([name, Icon]) => (
            <div key={name} className={classes.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
    </GalleryPage>
  )
}
